import { type PolicyStep, planRefund } from "@/lib/domain/reservations/plan-refund";
import { earliest } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

export interface ChangePlan {
  /** What the policy gives back of a cancellation at this moment; 100 = the change is free. */
  percent: number;
  /** The difference, in minor units: at most one of the two is not 0. */
  paymentMinor: number;
  refundMinor: number;
  /** Paid online for the changed trip once the difference is settled, and what is left to pay on board. */
  prepaymentMinor: number;
  remainingMinor: number;
  /** From when the steps of the policy count afterwards. */
  policyStartsAt: Date;
}

/**
 * What changing a paid trip costs now. While a cancellation would give everything back, the difference of the
 * pre-payments is paid or goes back in full, and the policy counts from the new start. While it would give back a
 * part, a dearer trip's difference is paid, a cheaper trip's is credited on board, and the policy goes on counting
 * from the earlier start, so that no change makes a cancellation worth more. Refuses once it would give nothing
 * back, and there a trip that costs less than what is paid already.
 */
export function planChange(change: {
  steps: readonly PolicyStep[];
  /** From when the policy counts now. */
  policyStartsAt: Date;
  /** Paid online for the trip as it is. */
  paidMinor: number;
  /** The changed trip. */
  totalMinor: number;
  prepaymentMinor: number;
  startsAt: Date;
  now: Date;
}): Outcome<ChangePlan, "change_closed" | "change_below_paid"> {
  const { steps, policyStartsAt, paidMinor, totalMinor, startsAt, now } = change;
  const { percent } = planRefund({ steps, paidMinor, startsAt: policyStartsAt, now, by: "customer" });
  if (percent === 0) return refuse("change_closed");
  const free = percent === 100;
  if (!free && totalMinor < paidMinor) return refuse("change_below_paid", { paid: paidMinor });
  const prepaymentMinor = free ? change.prepaymentMinor : Math.max(change.prepaymentMinor, paidMinor);
  return accept({
    percent,
    paymentMinor: Math.max(0, prepaymentMinor - paidMinor),
    refundMinor: Math.max(0, paidMinor - prepaymentMinor),
    prepaymentMinor,
    remainingMinor: totalMinor - prepaymentMinor,
    policyStartsAt: free ? startsAt : earliest(policyStartsAt, startsAt),
  });
}
