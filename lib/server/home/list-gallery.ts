import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { picturesOf } from "@/lib/server/boats/list-cards";
import { localizedSql } from "@/lib/server/db/localized-sql";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";
import type { PictureResponse } from "@/lib/server/media/picture-response";

/** Pictures flagged for the gallery, of published boats, best boats first, one of each. */
export async function listGallery(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<PictureResponse[]> {
  const { rows } = await db.execute<{ key: string; alt: string }>(sql`
    select key, alt from (
      select distinct on (b.id) b.id, b.score, p.media_key as key, ${localizedSql(sql`p.alt`, locale)} as alt
      from boat_pictures p join boats b on b.id = p.boat_id
      where p.gallery and b.status = 'published'
      order by b.id, p.position) flagged
    order by score desc, id limit ${limit}`);
  return picturesOf(rows);
}
