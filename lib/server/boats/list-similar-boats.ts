import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";

const SHOWN = 4;

/** Boats similar to this one: same port, city or type first, then near in size; never itself. */
export async function listSimilarBoats(
  boatId: number,
  locale: Locale,
  db: Db = getReadDb(),
): Promise<VehicleCard[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b join boats own on own.id = ${boatId}
    where b.status = 'published' and b.id <> own.id and (b.city_id = own.city_id or b.type_id = own.type_id)
    order by (b.city_id = own.city_id)::int * 2 + (b.type_id = own.type_id)::int * 2 + (b.port_id = own.port_id)::int desc,
      abs(b.cruising_capacity - own.cruising_capacity), b.score desc, b.id
    limit ${SHOWN}`);
  return listCards(
    db,
    locale,
    rows.map(({ id }) => id),
  );
}
