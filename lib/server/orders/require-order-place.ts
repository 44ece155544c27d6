import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Db } from "@/lib/server/db/pool";

/** Refuses a place without published boats: a special service takes place in a city or at a port that has some. */
export async function requireOrderPlace(db: Db, placeId: number): Promise<Outcome<number, "unknown_place">> {
  const { rowCount } = await db.execute(sql`
    select 1 from places p where p.id = ${placeId} and p.kind in ('city', 'port')
      and exists (select from boats b where b.status = 'published' and p.id in (b.city_id, b.port_id))`);
  return rowCount === 1 ? accept(placeId) : refuse("unknown_place");
}
