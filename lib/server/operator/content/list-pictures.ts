import type { ShownPicture } from "@/lib/contracts/console/content";
import { shownPicture } from "@/lib/server/catalogue/media/add-picture";
import { getPool } from "@/lib/server/platform/db/pool";

const MAX_SHOWN = 120;

/** Pictures to choose from: those of texts, what staff added lately, places and boats; each once. */
export async function listPictures(): Promise<ShownPicture[]> {
  const { rows } = await getPool().query<{ key: string }>(`
    select key from (
      select key, min(rank) as rank, max(newest) as newest from (
        select media_key as key, 1 as rank, updated_at as newest from contents where media_key is not null
        union all
        select key, 0, added_at from pictures
        union all
        select media_key, 2, null from places where media_key is not null
        union all
        select media_key, 3, null from boat_pictures where position = 0) every_use
      group by key) used
    order by rank, newest desc nulls last, key limit ${MAX_SHOWN}`);
  return rows.flatMap(({ key }) => {
    const shown = shownPicture(key);
    return shown ? [shown] : [];
  });
}
