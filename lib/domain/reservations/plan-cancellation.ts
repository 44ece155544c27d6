import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { CancellationPolicy, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { planRefund, type RefundStep, refundTimeline } from "./plan-refund";
import { planTransition } from "./plan-transition";

export interface CancellationPlan {
  refundMinor: number;
  percent: number;
  /** The policy in dates, the present step marked; none before payment. */
  steps: (RefundStep & { current: boolean })[];
}

/**
 * What the customer gets back by cancelling now, of the money paid online (0 before payment). Refuses what is over,
 * what has started, and what a deadline has ended.
 */
export function planCancellation(
  reservation: {
    status: ReservationStatus;
    startsAt: Date;
    endsAt: Date;
    expiresAt: Date | null;
    policy: CancellationPolicy;
    paidMinor: number;
    /** Of it, what has not gone back before. */
    leftMinor: number;
  },
  now: Date,
): Outcome<CancellationPlan, "transition_not_allowed"> {
  const { startsAt, policy, paidMinor, leftMinor } = reservation;
  const allowed = planTransition(reservation, "cancel", "customer", now);
  if (!allowed.ok) return allowed;
  if (paidMinor === 0) return accept({ refundMinor: 0, percent: 0, steps: [] });
  const timeline = refundTimeline(policy, startsAt, paidMinor);
  const present = timeline.findIndex(({ until }) => now <= until);
  const { refundMinor, percent } = planRefund({ policy, paidMinor, startsAt, now, by: "customer" });
  return accept({
    refundMinor: Math.min(refundMinor, leftMinor),
    percent,
    steps: timeline.map((step, index) => ({
      ...step,
      refundMinor: Math.min(step.refundMinor, leftMinor),
      current: index === present,
    })),
  });
}
