import { offerState } from "@/lib/domain/payments/offer-state";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { StepRecord } from "@/lib/server/platform/db/history-records";

/**
 * The party that cancelled a trip or event, as told to its customer: the operator also cancels for the owner and the
 * weather.
 */
export function cancelledBy(
  history: readonly Pick<StepRecord<string>, "actor">[],
  refundReason: string | null,
): "customer" | "owner" | "weather" | "team" {
  if (refundReason === "cancelled_by_owner") return "owner";
  if (refundReason === "weather") return "weather";
  return history.at(-1)?.actor === "customer" ? "customer" : "team";
}

/** Why received money is refunded: it was `paid` before, `cancelled` before, or the time had run out. */
export function latePaymentCause(status: ReservationStatus | OrderStatus): "paid" | "cancelled" | "expired" {
  const state = offerState({ status, payment_in_review: false, paid_at: null, refunds: [] });
  if (state === "paid") return state;
  return state === "closed" || state === "cancelled" ? "cancelled" : "expired";
}
