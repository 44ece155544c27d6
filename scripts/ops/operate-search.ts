import { Client } from "pg";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { currentTime } from "@/lib/server/db/database-clock";
import { notifyTags } from "@/lib/server/db/notify-tags";
import { getDb } from "@/lib/server/db/pool";
import { rebuildSearch } from "@/lib/server/search/projection/rebuild-search";
import { verifySearch } from "@/lib/server/search/projection/verify-search";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

/** Writes what searches read again, while the site runs. */
export async function rebuild({ databaseUrl }: OperationInput): Promise<number> {
  const boats = await withClient(databaseUrl, (client) => rebuildSearch(client, tripDayOf(currentTime())));
  await notifyTags(getDb(), ["boats", "places"]);
  say(`Rebuilt the search of ${boats} boats.`);
  return 0;
}

/** Lists every difference between what searches read and what quotes say; 1 when there is one. */
export async function verify({ databaseUrl }: OperationInput): Promise<number> {
  const differences = await withClient(databaseUrl, (client) => verifySearch(client, currentTime(), say));
  say(differences === 0 ? "The search agrees with the quotes." : `${differences} differences.`);
  return differences === 0 ? 0 : 1;
}

/** A connection without the time limits of the site's own. */
async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, application_name: "palamar search" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
