import type { CancellationCause, RefundStep } from "@/lib/domain/reservations/plan-refund";
import { addMinutes, hoursUntil } from "@/lib/domain/shared/instant";
import { percentOf } from "@/lib/domain/shared/money";

/** Until this many days of 24 hours before the start an order is given back in full, afterwards not at all. */
export const ORDER_REFUND_DAYS = 7;

/** What comes back when a paid order is cancelled, in minor units; everything when the customer is not the cause. */
export function planOrderRefund(cancellation: {
  paidMinor: number;
  startsAt: Date;
  now: Date;
  by: CancellationCause;
}): { refundMinor: number; percent: number } {
  const inTime = hoursUntil(cancellation.startsAt, cancellation.now) >= ORDER_REFUND_DAYS * 24;
  const percent = cancellation.by !== "customer" || inTime ? 100 : 0;
  return { refundMinor: percentOf(cancellation.paidMinor, percent), percent };
}

/** The rule as dated steps for this order, the last one worth nothing and ending at the start. */
export function orderRefundTimeline(startsAt: Date, paidMinor: number): RefundStep[] {
  const turns = addMinutes(startsAt, -ORDER_REFUND_DAYS * 24 * 60);
  return [
    { percent: 100, refundMinor: paidMinor, from: null, until: turns },
    { percent: 0, refundMinor: 0, from: turns, until: startsAt },
  ];
}
