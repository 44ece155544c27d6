import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import type { Catalogue } from "@/lib/server/catalogue/reference/catalogue-document";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

interface Stored {
  /** The operator changed or added it: it no longer follows the shipped files. */
  edited: boolean;
  /** How many boats depend on it. */
  boats: number;
  position: number;
}

/** The catalogue of the database, in its order. */
export type StoredCatalogue = { [S in keyof Catalogue]: (Catalogue[S][number] & Stored)[] };

const slug = (scope: "place" | "type", id: string) => `
  (select json_object_agg(s.locale, s.slug) from slugs s
   where s.scope = '${scope}' and s.entity_id = ${id} and s.current) as slug`;

const QUERIES: Record<keyof Catalogue, string> = {
  places: `
    select p.key, p.kind, parent.key as parent, p.name, ${slug("place", "p.id")}, p.latitude, p.longitude,
      p.intro, p.meeting_point, p.media_key, p.position, p.edited_at is not null as edited,
      (select count(*)::int from boats b where p.id in (b.port_id, b.area_id, b.city_id)) as boats
    from places p left join places parent on parent.id = p.parent_id
    order by array_position(array['city', 'area', 'port'], p.kind), p.position, p.id`,
  types: `
    select t.key, t.name, ${slug("type", "t.id")}, t.intro, t.media_key, t.position,
      t.edited_at is not null as edited, (select count(*)::int from boats b where b.type_id = t.id) as boats
    from types t order by t.position, t.id`,
  facilities: `
    select f.key, f.name, f.icon, f.category_id, f.position, f.edited_at is not null as edited,
      (select count(*)::int from boat_facilities b where b.facility_id = f.id) as boats
    from facilities f order by f.position, f.id`,
  usage_rules: `
    select u.key, u.kind, u.name, u.permission, u.icon, u.position,
      u.edited_at is not null as edited,
      (select count(*)::int from boat_usage_rules b where b.usage_rule_id = u.id) as boats
    from usage_rules u order by u.position, u.id`,
  services: `
    select s.key, s.type, s.unit, s.name, s.description, s.icon, s.category_id, s.position,
      s.edited_at is not null as edited,
      (select count(*)::int from boat_services b where b.service_id = s.id) as boats
    from services s order by s.position, s.id`,
};

/** All places, types, facilities, usage rules and services. */
export async function readStoredCatalogue(client: SqlClient): Promise<StoredCatalogue> {
  const read = async <S extends keyof Catalogue>(section: S) =>
    (await client.query<StoredCatalogue[S][number]>(QUERIES[section])).rows as StoredCatalogue[S];
  return {
    places: await read("places"),
    types: await read("types"),
    facilities: await read("facilities"),
    usage_rules: await read("usage_rules"),
    services: await read("services"),
  };
}

/** What a file says of it: its import changes nothing. */
export function writeCatalogue(stored: StoredCatalogue): Catalogue {
  return {
    places: stored.places.map(write),
    types: stored.types.map(write),
    facilities: stored.facilities.map(write),
    usage_rules: stored.usage_rules.map(write),
    services: stored.services.map(write),
  };
}

/** PostgreSQL keeps the languages in an order of its own. */
function write<Entry extends Stored>({
  edited: _,
  boats: __,
  ...entry
}: Entry): Omit<Entry, "edited" | "boats"> {
  const inOrder = (value: unknown) =>
    value !== null && typeof value === "object"
      ? inEachLocale((locale) => (value as LocalizedText)[locale])
      : value;
  const fields = Object.entries(entry).map(([name, value]) => [name, inOrder(value)]);
  return Object.fromEntries(fields) as Omit<Entry, "edited" | "boats">;
}
