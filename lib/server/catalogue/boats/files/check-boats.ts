import { LOCALES } from "@/lib/i18n/locales";
import type { ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import type { BoatIssue } from "@/lib/server/catalogue/boats/files/read-boat-file";
import type { StoredBoat } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { findVideo } from "@/lib/server/catalogue/media/find-video";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

interface KnownNames {
  types: string[];
  ports: string[];
  facilities: string[];
  fines: string[];
  rules: string[];
  services: string[];
  currencies: string[];
}

const CATALOGUE = `
  select (select json_agg(key) from types) as types,
    (select json_agg(key) from places where kind = 'port') as ports,
    (select json_agg(key) from facilities) as facilities,
    (select json_agg(key) from usage_rules where kind = 'fine') as fines,
    (select json_agg(key) from usage_rules) as rules,
    (select json_agg(key) from services) as services,
    (select json_agg(currency) from exchange_rates) as currencies`;

/** Conflicts of boats with the rest of the site: unknown keys, addresses of others, missing pictures. */
export async function checkBoats(
  client: SqlClient,
  boats: readonly ResolvedBoat[],
  stored: ReadonlyMap<string, StoredBoat>,
): Promise<BoatIssue[]> {
  const { rows } = await client.query<KnownNames>(CATALOGUE);
  const [catalogue] = rows;
  if (!catalogue) return [];
  const unknown = boats.flatMap((boat) => findUnknown(boat, catalogue));
  return [...unknown, ...(await findTakenSlugs(client, boats, stored))];
}

function findUnknown(boat: ResolvedBoat, catalogue: KnownNames): BoatIssue[] {
  const issues: BoatIssue[] = [];
  const wrong = (field: string, problem: string) => issues.push({ where: boat.code, field, problem });
  const expect = (field: string, key: string, known: readonly string[] | null) => {
    if (!known?.includes(key)) wrong(field, `there is no "${key}"; known are ${(known ?? []).join(", ")}`);
  };
  expect("type", boat.type, catalogue.types);
  expect("port", boat.port, catalogue.ports);
  expect("currency", boat.currency, catalogue.currencies);
  for (const [index, key] of boat.facilities.entries())
    expect(`facilities.${index}`, key, catalogue.facilities);
  for (const [index, { key, fine_minor }] of boat.usage_rules.entries()) {
    expect(`usage_rules.${index}`, key, catalogue.rules);
    const isFine = catalogue.fines?.includes(key);
    if (isFine && fine_minor === null)
      wrong(`usage_rules.${index}.fine`, `"${key}" is a fine: name its amount`);
    if (!isFine && fine_minor !== null) wrong(`usage_rules.${index}.fine`, `"${key}" is not a fine`);
  }
  for (const [index, { key }] of boat.services.entries())
    expect(`services.${index}`, key, catalogue.services);
  for (const list of ["facilities", "usage_rules", "services"] as const) {
    const keys = boat[list].map((one) => (typeof one === "string" ? one : one.key));
    if (new Set(keys).size < keys.length) wrong(list, "names one thing twice");
  }
  for (const [index, { key }] of boat.pictures.entries()) {
    if (!findPicture(key)) wrong(`pictures.${index}`, `there is no picture "${key}"`);
  }
  const { video } = boat;
  if (video && !findVideo(video.key)) wrong("video.key", `there is no video "${video.key}"`);
  if (video?.poster && !findPicture(video.poster))
    wrong("video.poster", `there is no picture "${video.poster}"`);
  return issues;
}

async function findTakenSlugs(
  client: SqlClient,
  boats: readonly ResolvedBoat[],
  stored: ReadonlyMap<string, StoredBoat>,
): Promise<BoatIssue[]> {
  const asked = boats.flatMap(({ code, slug }) =>
    LOCALES.map((locale) => ({ code, locale, slug: slug[locale], id: stored.get(code)?.id ?? 0 })),
  );
  const { rows } = await client.query<{ code: string; locale: string; slug: string }>(
    `select asked.code, asked.locale, asked.slug
     from jsonb_to_recordset($1::jsonb) asked (code text, locale text, slug text, id int)
     join slugs on slugs.scope = 'boat' and slugs.locale = asked.locale and slugs.slug = asked.slug
       and slugs.entity_id <> asked.id`,
    [JSON.stringify(asked)],
  );
  return rows.map(({ code, locale, slug }) => ({
    where: code,
    field: `slug.${locale}`,
    problem: `${slug} is or was the address of another boat`,
    key: "taken",
  }));
}
