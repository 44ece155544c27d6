import { offerState } from "@/lib/domain/payments/offer-state";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Why received money is refunded: it was `paid` before, `cancelled` before, or the time had run out. */
export function latePaymentCause(status: ReservationStatus | OrderStatus): "paid" | "cancelled" | "expired" {
  const state = offerState({ status, payment_in_review: false, paid_at: null, refunds: [] });
  if (state === "paid") return state;
  return state === "closed" || state === "cancelled" ? "cancelled" : "expired";
}
