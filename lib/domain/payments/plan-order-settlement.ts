import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import { planByCase, type Settlement, type SettlementCase, type SettlementInput } from "./plan-settlement";

const SUCCESS_AT = {
  order_requested: "not_payable",
  order_payment_pending: "on_time",
  order_timeout: "late",
  order_paid: "already_paid",
  order_completed: "already_paid",
  order_rejected: "not_payable",
  order_cancelled: "cancelled",
} as const satisfies Record<OrderStatus, SettlementCase>;

/**
 * How one result of the provider affects the order of a special service, by the rules of `planSettlement`.
 * `slotFree` covers the boat and the day's capacity; without hours the order can be kept until its day is over.
 */
export function planOrderSettlement(
  input: Omit<SettlementInput, "reservation"> & {
    order: { status: OrderStatus; startsAt: Date | null; serviceDay: TripDay };
  },
): Settlement {
  const { status, startsAt, serviceDay } = input.order;
  return planByCase(input, SUCCESS_AT[status], startsAt ?? toInstant(atHour(serviceDay, 24)));
}
