import { type SQL, sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { DEFAULT_LOCALE_SQL, localizedSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";

const SHOWN = 4;
const EXAMPLES_TO_CHOOSE_FROM = 20;

const hasType = (...keys: string[]) =>
  sql`b.type_id in (select id from types where key in (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}))`;
const hasRate = (kind: string) =>
  sql`exists (select from rates r where r.boat_id = b.id and r.kind = ${kind})`;

/** What a boat must have for an occasion; one that is not named here takes any boat. */
const NEEDS: Readonly<Record<string, SQL>> = {
  proposal: sql`b.cruising_capacity <= 16 and ${hasType("motor-yacht", "sailing-yacht", "catamaran")}`,
  birthday: sql`b.cruising_capacity between 12 and 40`,
  wedding: sql`b.cruising_capacity >= 30`,
  "sunset-dinner": sql`b.food_capacity between 8 and 20`,
  "corporate-event": sql`b.cruising_capacity >= 30`,
  fishing: sql`b.cruising_capacity <= 12 and ${hasType("motor-yacht", "speedboat")}`,
  "swim-day": hasRate("swim_tour"),
  "bachelor-party": sql`b.cruising_capacity between 12 and 24`,
  "photo-shoot": hasType("gulet", "sailing-yacht", "motor-yacht"),
  "instant-booking": sql`b.fast_app`,
  "blue-cruise": sql`${hasType("gulet")} and b.sleeping_capacity >= 6 and ${hasRate("daily")}`,
  "large-groups": sql`b.cruising_capacity >= 30`,
};

/** The condition that a boat (alias `b`) suits the occasion. */
export function isForOccasion(key: string): SQL {
  return NEEDS[key] ?? sql`true`;
}

/** A text of the site beside her would show the same picture. */
const HAS_OWN_PICTURE = sql`not exists (select from contents c where c.media_key = (
  select media_key from boat_pictures where boat_id = b.id order by position limit 1))`;

/** The best recommended boats for a special service or home feature, at most one per port first. */
export async function listBoatsForOccasion(db: Db, key: string, locale: Locale): Promise<VehicleCard[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select b.id, b.score, row_number() over (partition by b.port_id order by b.score desc, b.id) as in_port
      from boats b where b.status = 'published' and ${isForOccasion(key)} and ${HAS_OWN_PICTURE}) matching
    order by in_port, score desc, id limit ${SHOWN}`);
  return listCards(
    db,
    locale,
    rows.map(({ id }) => id),
  );
}

/** A boat that a package can take place on, by her first picture. */
export interface PackageExample {
  boat: string;
  picture: PictureResponse;
}

/**
 * For each package a boat that suits the occasion and takes its guests, another for each; none of the boats that the
 * page shows anyway, and no picture that they or a text of the site have. Empty where there are not enough of them.
 */
export async function listPackageExamples(
  db: Db,
  key: string,
  locale: Locale,
  packages: readonly { maxPersons: number | null }[],
  shown: readonly { id: number }[],
): Promise<PackageExample[]> {
  const ids = sql.param(shown.map(({ id }) => id));
  const { rows } = await db.execute<{ boat: string; capacity: number; key: string; alt: string }>(sql`
    select coalesce(x.name, base.name) as boat, b.cruising_capacity as capacity, p.media_key as key,
      ${localizedSql(sql`p.alt`, locale)} as alt
    from boats b
    join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
    join lateral (select * from boat_pictures where boat_id = b.id order by position limit 1) p on true
    where b.status = 'published' and ${isForOccasion(key)} and ${HAS_OWN_PICTURE} and b.id <> all(${ids}::int[])
      and not exists (
        select from boat_pictures o where o.boat_id = any(${ids}::int[]) and o.media_key = p.media_key)
    order by b.score desc, b.id limit ${EXAMPLES_TO_CHOOSE_FROM}`);
  const left = [...rows];
  const examples = packages.flatMap(({ maxPersons }) => {
    const at = left.findIndex(({ capacity }) => capacity >= (maxPersons ?? 0));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    const picture = found && pictureResponse(found.key, found.alt);
    return picture ? [{ boat: found.boat, picture }] : [];
  });
  return examples.length === packages.length ? examples : [];
}
