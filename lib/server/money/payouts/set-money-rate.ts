import { and, eq, isNull } from "drizzle-orm";
import type { MoneyRateKind, WithholdingBase } from "@/lib/domain/ledger/words";
import type { Actor } from "@/lib/domain/shared/actor";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { moneyRates } from "@/lib/server/platform/db/schema/ledger";

export interface NewMoneyRate {
  kind: MoneyRateKind;
  fromDay: TripDay;
  hundredths: number;
  base: WithholdingBase | null;
  /** Of this boat only, or of this owner only; without both of everybody. */
  boatCode: string | null;
  ownerId: string | null;
}

/**
 * Adds a share that holds from a day on. What is sold keeps its terms, so the day must not have begun; and a share
 * is never changed afterwards: another one from a later day replaces it.
 */
export async function setMoneyRate(
  { boatCode, ...rate }: NewMoneyRate,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "rate_in_the_past" | "rate_exists">> {
  if (rate.fromDay <= tripDayOf(now)) return refuse("rate_in_the_past");
  return inTransaction(async (tx) => {
    const [boat] = boatCode
      ? await tx.select({ id: boats.id }).from(boats).where(eq(boats.code, boatCode))
      : [null];
    if (boat === undefined) return refuse("not_found");
    const boatId = boat?.id ?? null;
    const [known] = await tx
      .select({ id: moneyRates.id })
      .from(moneyRates)
      .where(
        and(
          eq(moneyRates.kind, rate.kind),
          eq(moneyRates.fromDay, rate.fromDay),
          boatId === null ? isNull(moneyRates.boatId) : eq(moneyRates.boatId, boatId),
          rate.ownerId === null ? isNull(moneyRates.ownerId) : eq(moneyRates.ownerId, rate.ownerId),
        ),
      );
    if (known) return refuse("rate_exists");
    const base = rate.kind === "withholding" ? (rate.base ?? "collected_without_vat") : null;
    await tx.insert(moneyRates).values({ ...rate, base, boatId });
    const subject = { kind: "money_rate", id: rate.kind } as const;
    const { fromDay, hundredths, ownerId } = rate;
    await audit(tx, {
      by,
      event: "money_rate_set",
      subject,
      data: { fromDay, hundredths, base, boatCode, ownerId },
    });
    return accept(null);
  });
}
