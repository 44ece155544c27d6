import type { PoolClient } from "pg";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { rebuildSearch } from "@/lib/server/catalogue/search/projection/rebuild-search";
import { verifySearch } from "@/lib/server/catalogue/search/projection/verify-search";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { say } from "@/scripts/server/say";

/** Writes what searches read again, while the site runs. */
export async function rebuild(): Promise<number> {
  const boats = await withClient((client) => rebuildSearch(client, tripDayOf(currentTime())));
  await notifyTags(getDb(), ["boats", "places"]);
  say(`Rebuilt the search of ${boats} boats.`);
  return 0;
}

/** Lists every difference between what searches read and what quotes say; 1 when there is one. */
export async function verify(): Promise<number> {
  const differences = await withClient((client) => verifySearch(client, currentTime(), say));
  say(differences === 0 ? "The search agrees with the quotes." : `${differences} differences.`);
  return differences === 0 ? 0 : 1;
}

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await getPool().connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
