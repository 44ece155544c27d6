import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/**
 * payable: the hold stands · in_review: paid, and the provider still looks for fraud · late_review,
 * withdrawn_review: so, but the hold has run out or was given up · waiting: not yet accepted · expired · paid ·
 * closed: rejected, or withdrawn before paying · cancelled: after it was paid · returned, withdrawn_returned: the
 * money came after the hold had run out or was given up, and goes back
 */
export type OfferState =
  | "payable"
  | "in_review"
  | "late_review"
  | "withdrawn_review"
  | "waiting"
  | "expired"
  | "paid"
  | "closed"
  | "cancelled"
  | "returned"
  | "withdrawn_returned";

const STATES = {
  request_created: "waiting",
  request_created_payment_pending: "payable",
  request_rejected: "closed",
  request_cancelled: "closed",
  request_timeout: "expired",
  reservation_created: "paid",
  reservation_coming: "paid",
  reservation_completed: "paid",
  reservation_cancelled: "cancelled",
  order_payment_pending: "payable",
  order_timeout: "expired",
  order_paid: "paid",
  order_completed: "paid",
  order_cancelled: "closed",
} as const satisfies Record<ReservationStatus | OrderStatus, OfferState>;

const REVIEWED = { payable: "in_review", expired: "late_review", closed: "withdrawn_review" } as const;
const RETURNED = { expired: "returned", closed: "withdrawn_returned" } as const;

/** What the customer can be told about paying for a reservation or an order, as its answer describes it. */
export function offerState(thing: {
  status: ReservationStatus | OrderStatus;
  payment_in_review: boolean;
  paid_at: string | null;
  refunds: readonly unknown[];
}): OfferState {
  const { status, payment_in_review, paid_at, refunds } = thing;
  if (status === "order_cancelled" && paid_at) return "cancelled";
  const state = STATES[status];
  if (payment_in_review && state in REVIEWED) return REVIEWED[state as keyof typeof REVIEWED];
  if (refunds.length > 0 && state in RETURNED) return RETURNED[state as keyof typeof RETURNED];
  return state;
}
