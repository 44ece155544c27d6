import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { getPool } from "@/lib/server/platform/db/pool";

/** A worker that was down for at most this long catches up. */
const DAYS_BACK = 30;
const BATCH = 500;

/** Gives boats of which a rate has ended lately their new "from" price; the pages that show one follow. */
export async function refreshEndedPrices(now: Date): Promise<void> {
  const today = tripDayOf(now);
  const { rows } = await getPool().query<{ id: number }>(
    "select distinct boat_id as id from rates where valid_until > $1 and valid_until <= $2 order by 1",
    [addDays(today, -DAYS_BACK), today],
  );
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH) {
    await inTransaction(async (tx, client) => {
      const changed = await refreshBoatFacts(client, ids.slice(start, start + BATCH), today);
      if (changed > 0) await notifyTags(tx, ["boats"]);
    });
  }
}
