import { sql } from "drizzle-orm";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { findPaidMoney } from "@/lib/server/booking/checkout/find-paid-money";
import { inReviewSql } from "@/lib/server/booking/checkout/in-review-sql";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { getDb } from "@/lib/server/platform/db/pool";

/** What cancelling a reservation or order now would give back to its customer, and how that changes until the start. */
export async function previewRefund(
  booking: BookingRef,
  { currency, ...rule }: { currency: Currency; startsAt: Date; steps: readonly PolicyStep[] },
  now: Date,
): Promise<RefundPreview> {
  const db = getDb();
  const [money, review] = await Promise.all([
    findPaidMoney(db, booking),
    db.execute<{ open: boolean }>(sql`select ${inReviewSql(booking)} as open`),
  ]);
  const { paidMinor, leftMinor } = money ?? { paidMinor: 0, leftMinor: 0 };
  const { refundMinor, percent, steps } = planCancellation({ ...rule, paidMinor, leftMinor }, now);
  return {
    currency,
    paid: paidMinor,
    payment_in_review: review.rows[0]?.open ?? false,
    refund: refundMinor,
    percent,
    steps: steps.map((step) => ({
      percent: step.percent,
      refund: step.refundMinor,
      from: step.from?.toISOString() ?? null,
      until: step.until.toISOString(),
      current: step.current,
    })),
  };
}
