import { addMinutes, hoursUntil } from "@/lib/domain/shared/instant";
import { percentOf } from "@/lib/domain/shared/money";
import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";

/** The causes of a cancellation; for owner and weather the customer gets a full refund. */
export const CANCELLATION_CAUSES = ["customer", "owner", "weather"] as const;
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

export interface PolicyStep {
  /** Days of 24 hours before the start until which this percent comes back. */
  daysBefore: number;
  percent: number;
}

/** What is sold from now on; bookings keep the steps of their day. Latest step last; after it nothing comes back. */
export const POLICY_STEPS = {
  flexible: [{ daysBefore: 1, percent: 100 }],
  moderate: [
    { daysBefore: 10, percent: 100 },
    { daysBefore: 3, percent: 50 },
  ],
  strict: [{ daysBefore: 30, percent: 50 }],
} as const satisfies Record<CancellationPolicy, readonly PolicyStep[]>;

export interface RefundStep {
  percent: number;
  refundMinor: number;
  /** Null = from now on. */
  from: Date | null;
  /** The last instant of the step belongs to it. */
  until: Date;
}

/**
 * What comes back of the money paid online, in minor units: never more than was paid, never more later than
 * earlier. The exact end of a step still counts for the customer.
 */
export function planRefund(cancellation: {
  steps: readonly PolicyStep[];
  paidMinor: number;
  startsAt: Date;
  now: Date;
  by: CancellationCause;
}): { refundMinor: number; percent: number } {
  const { steps, paidMinor, startsAt, now, by } = cancellation;
  const daysLeft = hoursUntil(startsAt, now) / 24;
  const percent = by === "customer" ? (steps.find((step) => daysLeft >= step.daysBefore)?.percent ?? 0) : 100;
  return { refundMinor: percentOf(paidMinor, percent), percent };
}

/** The steps with their dates, and a last one worth nothing that ends at the start. */
export function refundTimeline(
  steps: readonly PolicyStep[],
  startsAt: Date,
  paidMinor: number,
): RefundStep[] {
  let from: Date | null = null;
  return [...steps, { daysBefore: 0, percent: 0 }].map(({ daysBefore, percent }) => {
    const until = addMinutes(startsAt, -daysBefore * 24 * 60);
    const step = { percent, refundMinor: percentOf(paidMinor, percent), from, until };
    from = until;
    return step;
  });
}

/** Until when everything comes back; null where the policy never gives back everything. */
export function freeUntil(policy: CancellationPolicy, startsAt: Date): Date | null {
  const steps: readonly PolicyStep[] = POLICY_STEPS[policy];
  const free = steps.find(({ percent }) => percent === 100);
  return free ? addMinutes(startsAt, -free.daysBefore * 24 * 60) : null;
}
