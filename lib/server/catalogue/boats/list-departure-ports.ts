import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** The ports of the boat's city, its own berth first: from these a trip may start. */
export async function listDeparturePorts(
  boatId: number,
  locale: Locale,
  db: Db = getDb(),
): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select port.id, ${localizedSql(sql`port.name`, locale)} as name
    from boats b
    join places area on b.city_id in (area.id, area.parent_id)
    join places port on port.parent_id = area.id and port.kind = 'port'
    where b.id = ${boatId}
    order by port.id = b.port_id desc, port.position, port.id`);
  return rows;
}
