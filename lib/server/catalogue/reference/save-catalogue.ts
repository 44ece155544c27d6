import { PLACE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Catalogue, PlaceEntry, Section } from "@/lib/server/catalogue/reference/catalogue-document";
import { updateSlugs } from "@/lib/server/catalogue/slugs/update-slugs";
import { readIds, type SqlClient, type TableRow, upsertRows } from "@/lib/server/platform/db/upsert-rows";

/**
 * Writes checked entries, found again by their keys; a former address redirects. `editedAt` marks them as the
 * operator's: rows without it follow the shipped files. Runs in the caller's transaction.
 */
export async function saveCatalogue(client: SqlClient, catalogue: Catalogue, editedAt?: Date): Promise<void> {
  const save = (table: Section, rows: readonly TableRow[]) => {
    const marked = editedAt ? rows.map((row) => ({ ...row, edited_at: editedAt.toISOString() })) : rows;
    return upsertRows(client, { table, key: ["key"], existing: "renew" }, marked);
  };
  await savePlaces(client, await inPosition(client, "places", catalogue.places), save);
  const types = await inPosition(client, "types", catalogue.types);
  await save(
    "types",
    types.map(({ slug: _, ...type }) => type),
  );
  const typeId = await readIds<number>(client, "types");
  await updateSlugs(
    client,
    "type",
    types.map(({ key, slug }) => ({ id: typeId(key), kind: "type", slug })),
  );
  const facilities = await inPosition(client, "facilities", catalogue.facilities);
  await save("facilities", await withBits(client, "facilities", facilities));
  const rules = await inPosition(client, "usage_rules", catalogue.usage_rules);
  await save("usage_rules", await withBits(client, "usage_rules", rules));
  await save("services", await inPosition(client, "services", catalogue.services));
}

async function savePlaces(
  client: SqlClient,
  places: readonly PlaceEntry[],
  save: (table: Section, rows: readonly TableRow[]) => Promise<void>,
): Promise<void> {
  // Cities before their areas, areas before their ports.
  for (const kind of PLACE_KINDS) {
    const idOf = await readIds<number>(client, "places");
    const rows = places
      .filter((place) => place.kind === kind)
      .map(({ parent, slug: _, ...place }) => ({ ...place, parent_id: parent ? idOf(parent) : null }));
    await save("places", rows);
  }
  const idOf = await readIds<number>(client, "places");
  await updateSlugs(
    client,
    "place",
    places.map(({ key, kind, slug }) => ({ id: idOf(key), kind, slug })),
  );
}

/** An entry without a position stays where it is; a new one comes last. */
async function inPosition<Entry extends { key: string; position?: number | undefined }>(
  client: SqlClient,
  table: Section,
  entries: readonly Entry[],
): Promise<(Entry & { position: number })[]> {
  const { rows } = await client.query<{ key: string; position: number }>(
    `select key, position from ${table}`,
  );
  const stored = new Map(rows.map(({ key, position }) => [key, position]));
  let next = Math.max(-1, ...stored.values()) + 1;
  return entries.map((entry) => ({ ...entry, position: entry.position ?? stored.get(entry.key) ?? next++ }));
}

/** The place in the boats' masks: a stored one keeps its own for ever, a new one gets the next. */
async function withBits<Entry extends { key: string }>(
  client: SqlClient,
  table: "facilities" | "usage_rules",
  entries: readonly Entry[],
): Promise<(Entry & { bit: number })[]> {
  const { rows } = await client.query<{ key: string; bit: number }>(`select key, bit from ${table}`);
  const stored = new Map(rows.map(({ key, bit }) => [key, bit]));
  let next = Math.max(-1, ...stored.values()) + 1;
  return entries.map((entry) => ({ ...entry, bit: stored.get(entry.key) ?? next++ }));
}
