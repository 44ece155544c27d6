import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";

/** An order is refunded in full until seven days before it starts, afterwards not at all. */
export const ORDER_REFUND_STEPS = [{ daysBefore: 7, percent: 100 }] as const satisfies readonly PolicyStep[];
