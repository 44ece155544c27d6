import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { addMinutes } from "@/lib/domain/shared/instant";

/**
 * A new order is refunded in full until seven days before it starts, afterwards not at all. The pages that sell orders
 * say so in one sentence: it has room for one step.
 */
export const ORDER_REFUND_STEPS = [{ daysBefore: 7, percent: 100 }] as const satisfies readonly [
  PolicyStep & { percent: 100 },
];

/** Until when a new order can be cancelled for everything; null when that has passed: this order is never refunded. */
export function orderFreeUntil(startsAt: Date, now: Date): Date | null {
  const until = addMinutes(startsAt, -ORDER_REFUND_STEPS[0].daysBefore * 24 * 60);
  return until < now ? null : until;
}
