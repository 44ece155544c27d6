import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { UNUSUAL_CHANGE_PERCENT } from "@/lib/domain/shared/lira-rates";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";

/**
 * Keeps how many lira one unit of a foreign currency costs. It serves sorting, price filters and the lira beside
 * foreign prices, which follow at once, and never charging. Returns how many boats are priced in it. Refuses the lira,
 * rates that are none, and one that is far from the former rate, unless `isConfirmed`.
 */
export async function setExchangeRate(
  currency: string,
  tryPerUnit: number,
  by: Actor<"staff">,
  now: Date,
  { isConfirmed = false } = {},
): Promise<Outcome<{ boats: number }, "unknown_currency" | "invalid_rate" | "unusual_rate">> {
  const foreign = CURRENCIES.find((one) => one === currency && one !== "TRY");
  if (!foreign) return refuse("unknown_currency");
  if (!(tryPerUnit > 0 && tryPerUnit < 1_000_000)) return refuse("invalid_rate", { field: "rate" });
  return inTransaction(async (tx, client) => {
    const stored = await tx.execute<{ rate: number }>(
      sql`select try_per_unit as rate from exchange_rates where currency = ${foreign} for update`,
    );
    const former = stored.rows[0]?.rate;
    if (former && !isConfirmed && Math.abs(tryPerUnit / former - 1) > UNUSUAL_CHANGE_PERCENT / 100)
      return refuse("unusual_rate", {
        field: "rate",
        former,
        currency: foreign,
        unit: 1,
        percent: UNUSUAL_CHANGE_PERCENT,
      });
    await tx.execute(sql`
      insert into exchange_rates (currency, try_per_unit) values (${foreign}, ${tryPerUnit})
      on conflict (currency) do update set try_per_unit = excluded.try_per_unit, updated_at = now()`);
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from boats where currency = ${foreign} order by id`,
    );
    await refreshBoatFacts(
      client,
      rows.map(({ id }) => id),
      tripDayOf(now),
    );
    const data = { before: former ?? null, after: tryPerUnit };
    await audit(tx, { by, event: "exchange_rate_changed", subject: { kind: "currency", id: foreign }, data });
    await notifyTags(tx, ["boats"]);
    return accept({ boats: rows.length });
  });
}
