import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Whether a payment link of the booking could be used now: it is held, unpaid, and its deadline is ahead. */
export function waitsForPayment(
  { status, expiresAt }: { status: ReservationStatus | OrderStatus; expiresAt: Date | null },
  now: Date,
): boolean {
  const isHeld = status === "request_created_payment_pending" || status === "order_payment_pending";
  return isHeld && expiresAt !== null && expiresAt > now;
}
