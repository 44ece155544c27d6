import { maskOf } from "@/lib/domain/shared/bit-mask";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { LOCALES } from "@/lib/i18n/locales";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import type { ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { updateSlugs } from "@/lib/server/catalogue/slugs/update-slugs";
import {
  deleteOthers,
  readIds,
  type SqlClient,
  type TableRow,
  upsertRows,
} from "@/lib/server/platform/db/upsert-rows";

interface SaveOptions {
  today: TripDay;
  /** Marks new boats as demo data. */
  demo?: boolean;
}

/**
 * Writes boats with everything that hangs on them, found again by their code; rows that are right already stay
 * untouched, what a boat no longer names goes, a former address redirects. Runs in the caller's transaction.
 * Throws on keys that the catalogue does not have. Returns the boats' ids.
 */
export async function saveBoats(
  client: SqlClient,
  boats: readonly ResolvedBoat[],
  { today, demo }: SaveOptions,
): Promise<number[]> {
  const rows = await boatRows(client, boats);
  const marked = demo ? rows.map((row) => ({ ...row, demo })) : rows;
  await upsertRows(client, { table: "boats", key: ["code_folded"], existing: "renew" }, marked);
  const idOf = await readIds<number>(client, "boats", "code");
  const ids = boats.map(({ code }) => idOf(code));
  await saveParts(client, boats, ids);
  await updateSlugs(
    client,
    "boat",
    boats.map(({ code, slug }) => ({ id: idOf(code), kind: "boat", slug })),
  );
  await refreshBoatFacts(client, ids, today);
  return ids;
}

async function boatRows(client: SqlClient, boats: readonly ResolvedBoat[]): Promise<TableRow[]> {
  const typeId = await readIds<number>(client, "types");
  const { rows: places } = await client.query<{ key: string; city: number; area: number; port: number }>(`
    select port.key, city.id as city, area.id as area, port.id as port from places port
    join places area on area.id = port.parent_id join places city on city.id = area.parent_id
    where port.kind = 'port'`);
  const facilityBit = await readBits(client, "facilities");
  const ruleBit = await readBits(client, "usage_rules");
  return boats.map((boat) => {
    const home = places.find(({ key }) => key === boat.port);
    if (!home) throw new Error(`${boat.code} lies in ${boat.port}, which is no port`);
    const { type, port: _, instant, owner, captain, ...rest } = boat;
    const { name, slug, description, rental_rules, facilities, usage_rules, ...more } = rest;
    const { services, rates, pictures, video: _video, ...columns } = more;
    return {
      ...columns,
      code_folded: foldBoatCode(boat.code),
      type_id: typeId(type),
      city_id: home.city,
      area_id: home.area,
      port_id: home.port,
      fast_app: instant,
      facility_mask: maskOf(facilities.map(facilityBit)).toString(),
      rule_mask: maskOf(usage_rules.map(({ key }) => ruleBit(key))).toString(),
      media_key: pictures[0]?.key ?? null,
      owner_name: owner.name,
      owner_email: owner.email,
      owner_phone: owner.phone,
      owner_locale: owner.locale,
      captain_name: captain.name,
      captain_phone: captain.phone,
      captain_languages: captain.languages,
      captain_licence: captain.licence,
    };
  });
}

async function readBits(client: SqlClient, table: "facilities" | "usage_rules") {
  const { rows } = await client.query<{ key: string; bit: number }>(`select key, bit from ${table}`);
  const bits = new Map(rows.map(({ key, bit }) => [key, bit]));
  return (key: string) => bits.get(key) ?? -1;
}

async function saveParts(client: SqlClient, boats: readonly ResolvedBoat[], ids: readonly number[]) {
  const rowsOf = (make: (boat: ResolvedBoat, boat_id: number) => TableRow[]) =>
    boats.flatMap((boat, index) => make(boat, ids[index] ?? 0));
  const replace = async (table: string, key: readonly string[], rows: TableRow[]) => {
    await deleteOthers(client, { table, owner: "boat_id", key }, ids, rows);
    await upsertRows(client, { table, key, existing: "renew" }, rows);
  };
  await replace(
    "boat_texts",
    ["boat_id", "locale"],
    rowsOf(({ name, description, rental_rules }, boat_id) =>
      LOCALES.map((locale) => ({
        boat_id,
        locale,
        name: name[locale],
        description: description[locale],
        rental_rules: rental_rules?.[locale] ?? null,
      })),
    ),
  );
  await replace(
    "boat_pictures",
    ["boat_id", "position"],
    rowsOf(({ pictures }, boat_id) =>
      pictures.map(({ key, alt, gallery }, position) => ({
        boat_id,
        position,
        media_key: key,
        alt,
        gallery,
      })),
    ),
  );
  await replace(
    "boat_videos",
    ["boat_id"],
    rowsOf(({ video }, boat_id) => {
      if (!video) return [];
      const { key, poster, ...videoText } = video;
      return [{ boat_id, media_key: key, poster_key: poster, ...videoText }];
    }),
  );
  const facilityId = await readIds<number>(client, "facilities");
  await replace(
    "boat_facilities",
    ["boat_id", "facility_id"],
    rowsOf(({ facilities }, boat_id) => facilities.map((key) => ({ boat_id, facility_id: facilityId(key) }))),
  );
  const ruleId = await readIds<number>(client, "usage_rules");
  await replace(
    "boat_usage_rules",
    ["boat_id", "usage_rule_id"],
    rowsOf(({ usage_rules }, boat_id) =>
      usage_rules.map(({ key, fine_minor }) => ({ boat_id, usage_rule_id: ruleId(key), fine_minor })),
    ),
  );
  const serviceId = await readIds<number>(client, "services");
  await replace(
    "boat_services",
    ["boat_id", "service_id"],
    rowsOf(({ services }, boat_id) =>
      services.map(({ key, ...offered }) => ({ boat_id, service_id: serviceId(key), ...offered })),
    ),
  );
  await replaceRates(
    client,
    ids,
    rowsOf(({ rates }, boat_id) =>
      rates.map(({ from, until, ...rate }) => ({ boat_id, ...rate, valid_from: from, valid_until: until })),
    ),
  );
}

/** Rates have no key of their own: equal ones stay, others go, missing ones come. */
async function replaceRates(client: SqlClient, boatIds: readonly number[], rows: readonly TableRow[]) {
  const columns = ["boat_id", "kind", "price_minor", "min_hours", "weekdays", "valid_from", "valid_until"];
  await deleteOthers(client, { table: "rates", owner: "boat_id", key: columns }, boatIds, rows);
  const list = columns.join(", ");
  await client.query(
    `insert into rates (${list})
     select ${list} from jsonb_populate_recordset(null::rates, $1::jsonb) wanted
     where not exists (select from rates where ${columns
       .map((column) => `rates.${column} is not distinct from wanted.${column}`)
       .join(" and ")})`,
    [JSON.stringify(rows)],
  );
}
