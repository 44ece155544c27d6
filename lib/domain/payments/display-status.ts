import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

const REVIEWED = "payment_in_review";
export type ReservationDisplayStatus = ReservationStatus | typeof REVIEWED;
export type OrderDisplayStatus = OrderStatus | typeof REVIEWED;

const UNPAID: readonly (ReservationStatus | OrderStatus)[] = [
  "request_created_payment_pending",
  "order_payment_pending",
];

/** The status as the customer sees it: while a payment is reviewed, nothing is shown as payable. */
export function displayStatusOf<Status extends ReservationStatus | OrderStatus>(subject: {
  status: Status;
  payment_in_review: boolean;
}): Status | typeof REVIEWED {
  const { status, payment_in_review } = subject;
  return payment_in_review && UNPAID.includes(status) ? REVIEWED : status;
}
