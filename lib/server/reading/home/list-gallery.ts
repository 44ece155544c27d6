import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { picturesOf } from "@/lib/server/catalogue/boats/list-cards";
import type { PictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** Number of candidate boats: the best ones, and those that have a flagged picture. */
const LOOKED_AT = 1000;

/** Pictures flagged for the gallery, of published boats, best boats first, one of each. */
export async function listGallery(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<PictureResponse[]> {
  // Where few pictures are flagged, these lead to their boats; where very many are, the best boats have some.
  const { rows } = await db.execute<{ key: string; alt: string }>(sql`
    with flagged as (select distinct boat_id as id from (
        select boat_id from boat_pictures where gallery order by boat_id, position limit ${LOOKED_AT}) first),
      best as (select id from boats where status = 'published' order by score desc, id limit ${LOOKED_AT})
    select p.media_key as key, ${localizedSql(sql`p.alt`, locale)} as alt
    from (select id from flagged union select id from best) looked
    join boats b on b.id = looked.id and b.status = 'published'
    cross join lateral (select media_key, alt from boat_pictures where boat_id = b.id and gallery order by position limit 1) p
    order by b.score desc, b.id limit ${limit}`);
  return picturesOf(rows);
}
