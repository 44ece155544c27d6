import { sql } from "drizzle-orm";
import type { LiraRates } from "@/lib/domain/shared/lira-rates";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** How many lira one unit of each foreign currency costs, where the operator has set it; for showing, never charging. */
export const getLiraRates: () => Promise<LiraRates> = cachedRead("lira-rates", async () => {
  const { rows } = await getReadDb().execute<{ rates: LiraRates | null }>(
    sql`select json_object_agg(currency, try_per_unit) as rates from exchange_rates`,
  );
  return rows[0]?.rates ?? {};
});
