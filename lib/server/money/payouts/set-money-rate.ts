import { and, eq, isNull } from "drizzle-orm";
import type { MoneyRateKind, WithholdingBase } from "@/lib/domain/ledger/words";
import type { Actor } from "@/lib/domain/shared/actor";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { moneyRates } from "@/lib/server/platform/db/schema/ledger";
import { owners } from "@/lib/server/platform/db/schema/owners";

export interface NewMoneyRate {
  kind: MoneyRateKind;
  fromDay: TripDay;
  hundredths: number;
  base: WithholdingBase | null;
  /** Of this boat only, or of this owner only; without both of everybody. */
  boatCode: string | null;
  ownerEmail: string | null;
}

/**
 * Adds a share that holds from a day on. What is sold keeps its terms, so the day must not have begun; and a share
 * is never changed afterwards: another one from a later day replaces it. Only a commission is of one boat or owner.
 */
export async function setMoneyRate(
  { boatCode, ownerEmail, ...rate }: NewMoneyRate,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "rate_in_the_past" | "rate_exists" | "rate_of_all">> {
  if (rate.fromDay <= tripDayOf(now)) return refuse("rate_in_the_past");
  return inTransaction(async (tx) => {
    const boatId = boatCode ? await findBoat(tx, boatCode) : null;
    const ownerId = ownerEmail ? await findOwner(tx, ownerEmail) : null;
    if (boatId === undefined || ownerId === undefined || (boatId !== null && ownerId !== null))
      return refuse("not_found");
    if (rate.kind !== "commission" && (boatId !== null || ownerId !== null)) return refuse("rate_of_all");
    const [known] = await tx
      .select({ id: moneyRates.id })
      .from(moneyRates)
      .where(
        and(
          eq(moneyRates.kind, rate.kind),
          eq(moneyRates.fromDay, rate.fromDay),
          boatId === null ? isNull(moneyRates.boatId) : eq(moneyRates.boatId, boatId),
          ownerId === null ? isNull(moneyRates.ownerId) : eq(moneyRates.ownerId, ownerId),
        ),
      );
    if (known) return refuse("rate_exists");
    const base = rate.kind === "withholding" ? (rate.base ?? "collected_without_vat") : null;
    await tx.insert(moneyRates).values({ ...rate, base, boatId, ownerId });
    const subject = { kind: "money_rate", id: rate.kind } as const;
    const { fromDay, hundredths } = rate;
    await audit(tx, {
      by,
      event: "money_rate_set",
      subject,
      data: { fromDay, hundredths, base, boatCode, ownerId },
    });
    return accept(null);
  });
}

/** Undefined = unknown. */
async function findBoat(tx: Tx, code: string): Promise<number | undefined> {
  const folded = foldBoatCode(code);
  const [boat] = await tx.select({ id: boats.id }).from(boats).where(eq(boats.codeFolded, folded));
  return boat?.id;
}

async function findOwner(tx: Tx, email: string): Promise<string | undefined> {
  const [owner] = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.email, email.toLowerCase()));
  return owner?.id;
}
