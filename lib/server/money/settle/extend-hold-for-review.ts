import { eq, min } from "drizzle-orm";
import { planReviewEnd, planReviewHold } from "@/lib/domain/payments/plan-review-hold";
import type { Settlement } from "@/lib/domain/payments/plan-settlement";
import type { PaymentRow } from "@/lib/server/booking/checkout/lock-payment";
import { paysFor, subjectOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import type { SettlementSubject } from "@/lib/server/money/settle/settlement-subject";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";

/**
 * Keeps what is paid for while the provider reviews the payment, within the bound of `planReviewHold`, and lets it go
 * on as before when the review ends badly. `payment` as it was before the notification. What has run out stays so: then
 * the rule for late payments decides.
 */
export async function extendHoldForReview(
  tx: Tx,
  payment: PaymentRow,
  { hold }: Pick<SettlementSubject, "hold">,
  settlementKind: Settlement["kind"],
  now: Date,
): Promise<void> {
  if (!hold) return;
  const { expiresAt, startsAt } = hold;
  if (settlementKind === "review" && !payment.inReview) {
    const firstStartedAt = await findFirstStarted(tx, payment);
    const until = planReviewHold({ expiresAt, firstStartedAt, startsAt, now });
    if (!until) return;
    await hold.move(until);
    await tx.update(payments).set({ holdBeforeReview: expiresAt }).where(eq(payments.id, payment.id));
  }
  if (settlementKind === "fail" && payment.inReview && payment.holdBeforeReview) {
    const until = planReviewEnd({ expiresAt, before: payment.holdBeforeReview, now });
    if (until) await hold.move(until);
  }
}

async function findFirstStarted(tx: Tx, payment: PaymentRow): Promise<Date> {
  const [first] = await tx
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(paysFor(subjectOfPayment(payment)));
  return first?.at ?? payment.createdAt;
}
