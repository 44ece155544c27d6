import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { CatalogueSection } from "@/lib/domain/shared/vocabulary";
import { entryFromForm } from "@/lib/domain/staff/catalogue-fields";
import { bringCatalogue, CATALOGUE_TAGS } from "@/lib/server/catalogue/reference/bring-catalogue";
import { ADDRESSED, catalogueDocument } from "@/lib/server/catalogue/reference/catalogue-document";
import { readStoredCatalogue, writeCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";

export interface WantedEntry {
  section: CatalogueSection;
  key: string;
  /** As the fields of a form hold them; a field that is not sent stays as it is. */
  values: Parameters<typeof entryFromForm>[1];
  isNew: boolean;
}

/**
 * Adds or changes one entry, with the checks of a whole file (`importCatalogue`). The refusal names the field and why:
 * `shape` where its value is none of that kind.
 */
export async function saveEntry(
  { section, key, values, isNew }: WantedEntry,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "entry_known" | "catalogue_invalid">> {
  return inTransaction(async (tx, client) => {
    const before = writeCatalogue(await readStoredCatalogue(client))[section].find((one) => one.key === key);
    if (!isNew && !before) return refuse("not_found");
    if (isNew && before) return refuse("entry_known", { field: "key" });
    const entry = { ...before, ...entryFromForm(section, values), key };
    const parsed = v.safeParse(catalogueDocument, { [section]: [entry] });
    if (!parsed.success)
      return refuse("catalogue_invalid", { field: shapeField(parsed.issues[0]), why: "shape", boatCount: 0 });
    const brought = await bringCatalogue(client, parsed.output);
    if (!brought.ok) {
      const [issue] = brought.details.issues;
      const { field = "", why = "shape", boats = 0 } = issue ?? {};
      return refuse("catalogue_invalid", {
        field: field === "key" ? "key" : `values.${field}`,
        why,
        boatCount: boats,
      });
    }
    if (brought.value.changes.length === 0) return accept(null);
    const [after] = parsed.output[section];
    const subject = { kind: "catalogue", id: `${section} ${key}` } as const;
    await audit(tx, { by, event: "catalogue_saved", subject, data: { before: before ?? null, after } });
    await notifyTags(tx, CATALOGUE_TAGS);
    return accept(null);
  });
}

/** The field of the form: of a text that is missing in every language, the first. */
function shapeField(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).slice(2).map((part) => String(part.key));
  return path[0] === "key" ? "key" : ["values", ...path].join(".");
}

/** What holds an entry: boats, bookings, and places below it. */
export interface EntryUse {
  boats: number;
  bookings: number;
  places: number;
}

/** How much there is of each that would lose this entry. */
export async function readEntryUse(tx: Tx, section: CatalogueSection, key: string): Promise<EntryUse> {
  const none = sql`0`;
  const of = (table: string, condition: string) =>
    sql.raw(`(select count(*)::int from ${table} where ${condition})`);
  const uses = {
    places: {
      boats: of("boats", "e.id in (port_id, area_id, city_id)"),
      bookings: sql`${of("reservations", "e.id in (departure_port_id, arrival_port_id)")}
        + ${of("service_orders", "place_id = e.id")}`,
      places: of("places", "parent_id = e.id"),
    },
    types: { boats: of("boats", "type_id = e.id"), bookings: none, places: none },
    facilities: { boats: of("boat_facilities", "facility_id = e.id"), bookings: none, places: none },
    usage_rules: { boats: of("boat_usage_rules", "usage_rule_id = e.id"), bookings: none, places: none },
    services: {
      boats: of("boat_services", "service_id = e.id"),
      bookings: sql`(select count(distinct reservation_id)::int from reservation_lines where service_id = e.id)`,
      places: none,
    },
  }[section];
  const { rows } = await tx.execute(sql`
    select ${uses.boats} as boats, ${uses.bookings} as bookings, ${uses.places} as places
    from ${sql.identifier(section)} e where e.key = ${key}`);
  const [found = {}] = rows;
  const count = (what: keyof EntryUse) => Number(found[what] ?? 0);
  return { boats: count("boats"), bookings: count("bookings"), places: count("places") };
}

/**
 * Removes an entry and its addresses. Refuses what boats, bookings or other places hold, and what comes with the
 * release (`isShipped`): the next start would add it again.
 */
export async function removeEntry(
  { section, key, isShipped }: { section: CatalogueSection; key: string; isShipped: boolean },
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "entry_in_use" | "entry_shipped">> {
  return inTransaction(async (tx, client) => {
    const { rows } = await tx.execute(
      sql`select id from ${sql.identifier(section)} where key = ${key} for update`,
    );
    const [found] = rows;
    if (!found) return refuse("not_found");
    const use = await readEntryUse(tx, section, key);
    if (use.boats + use.bookings + use.places > 0) {
      const { boats: boatCount, bookings: bookingCount, places: placeCount } = use;
      return refuse("entry_in_use", { boatCount, bookingCount, placeCount });
    }
    if (isShipped) return refuse("entry_shipped");
    const before = writeCatalogue(await readStoredCatalogue(client))[section].find((one) => one.key === key);
    if (section in ADDRESSED) {
      const scope = ADDRESSED[section as keyof typeof ADDRESSED];
      await tx.execute(sql`delete from slugs where scope = ${scope} and entity_id = ${Number(found.id)}`);
    }
    await tx.execute(sql`delete from ${sql.identifier(section)} where id = ${Number(found.id)}`);
    const subject = { kind: "catalogue", id: `${section} ${key}` } as const;
    await audit(tx, { by, event: "catalogue_removed", subject, data: { before, after: null } });
    await notifyTags(tx, CATALOGUE_TAGS);
    return accept(null);
  });
}
