import { type SQL, sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import type { Db } from "@/lib/server/platform/db/pool";

/** On the page of an occasion. */
export const SHOWN_BOATS = 4;

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
export async function listBoatsForOccasion(
  db: Db,
  key: string,
  locale: Locale,
  count = SHOWN_BOATS,
): Promise<VehicleCard[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select b.id, b.score, row_number() over (partition by b.port_id order by b.score desc, b.id) as in_port
      from boats b where b.status = 'published' and ${isForOccasion(key)} and ${HAS_OWN_PICTURE}) matching
    order by in_port, score desc, id limit ${count}`);
  return listCards(
    db,
    locale,
    rows.map(({ id }) => id),
  );
}
