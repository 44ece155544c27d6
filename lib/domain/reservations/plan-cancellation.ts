import { type PolicyStep, planRefund, type RefundStep, refundTimeline } from "./plan-refund";

export interface CancellationPlan {
  refundMinor: number;
  percent: number;
  /** The rule in dates, the present step marked; none before payment. */
  steps: (RefundStep & { current: boolean })[];
}

/**
 * What the customer gets back by cancelling now, of the money paid online (0 before payment), and how that changes
 * until the start; never more than is left. Whether it may be cancelled at all is checked elsewhere.
 */
export function planCancellation(
  paid: {
    steps: readonly PolicyStep[];
    startsAt: Date;
    paidMinor: number;
    /** The part of it that was not refunded before. */
    leftMinor: number;
  },
  now: Date,
): CancellationPlan {
  const { steps, startsAt, paidMinor, leftMinor } = paid;
  if (paidMinor === 0) return { refundMinor: 0, percent: 0, steps: [] };
  const timeline = refundTimeline(steps, startsAt, paidMinor);
  const present = timeline.findIndex(({ until }) => now <= until);
  const { refundMinor, percent } = planRefund({ steps, paidMinor, startsAt, now, by: "customer" });
  return {
    refundMinor: Math.min(refundMinor, leftMinor),
    percent,
    steps: timeline.map((step, index) => ({
      ...step,
      refundMinor: Math.min(step.refundMinor, leftMinor),
      current: index === present,
    })),
  };
}
