import type { LiraRates } from "@/lib/domain/shared/lira-rates";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { getDb } from "@/lib/server/platform/db/pool";
import { exchangeRates } from "@/lib/server/platform/db/schema/contents";

/** How many lira one unit of each foreign currency costs, where a rate is set; for showing, never for charging. */
export const getLiraRates: () => Promise<LiraRates> = cachedRead("lira-rates", async () => {
  const rates = await getDb().select().from(exchangeRates);
  return Object.fromEntries(rates.map(({ currency, tryPerUnit }) => [currency, tryPerUnit]));
});
