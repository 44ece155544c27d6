import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

const SHOWN = 4;
/** Of each kind of neighbour the best recommended ones are compared, so that the number of boats does not matter. */
const COMPARED = 100;

/** The ids of boats similar to this one: same port, city or type first, then near in size; never itself. */
export async function listSimilarIds(boatId: number, db: Db = getReadDb()): Promise<number[]> {
  const own = (column: "port_id" | "city_id" | "type_id") =>
    sql`b.${sql.raw(column)} = (select ${sql.raw(column)} from own)`;
  const best = [
    sql`${own("port_id")} and ${own("type_id")}`,
    sql`${own("city_id")} and ${own("type_id")}`,
    own("city_id"),
    own("type_id"),
  ].map(
    (isAlike) => sql`(select b.id from boats b where b.status = 'published' and ${isAlike}
      order by b.score desc, b.id limit ${COMPARED})`,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    with own as materialized (select id, port_id, city_id, type_id, cruising_capacity from boats where id = ${boatId}),
    alike as materialized (${sql.join(best, sql` union `)})
    select b.id from alike join boats b on b.id = alike.id cross join own
    where b.id <> own.id
    order by (b.city_id = own.city_id)::int * 2 + (b.type_id = own.type_id)::int * 2 + (b.port_id = own.port_id)::int desc,
      abs(b.cruising_capacity - own.cruising_capacity), b.score desc, b.id
    limit ${SHOWN}`);
  return rows.map(({ id }) => id);
}

/** The card of one of them; null when it is no longer published. */
export async function findSimilarCard(
  boatId: number,
  locale: Locale,
  db: Db = getReadDb(),
): Promise<VehicleCard | null> {
  const [card] = await listCards(db, locale, [boatId]);
  return card ?? null;
}
