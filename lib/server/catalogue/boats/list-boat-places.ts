import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** A city where published boats lie, with their ports. */
export interface BoatPlace {
  id: number;
  name: string;
  ports: { id: number; name: string }[];
}

/** Where an event can take place: the cities with published boats and the ports at which these lie. */
export async function listBoatPlaces(locale: Locale, db: Db = getDb()): Promise<BoatPlace[]> {
  const { rows } = await db.execute<{ place: BoatPlace }>(sql`
    with berths as (select distinct city_id, port_id from boats where status = 'published')
    select json_build_object('id', c.id, 'name', ${localizedSql(sql`c.name`, locale)}, 'ports', (
        select json_agg(json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)})
          order by p.position, p.id)
        from berths h join places p on p.id = h.port_id where h.city_id = c.id)) as place
    from places c where c.kind = 'city' and exists (select from berths h where h.city_id = c.id)
    order by c.position, c.id`);
  return rows.map(({ place }) => place);
}
