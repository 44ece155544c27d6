import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/**
 * payable: the hold is valid · in_review: paid, and under fraud review by the provider · late_review,
 * withdrawn_review: the same, but the hold has expired or was withdrawn · waiting: not yet accepted · expired · paid ·
 * closed: declined, or withdrawn before paying · cancelled: after it was paid · returned, withdrawn_returned: the
 * money came after the hold had expired or was withdrawn, and is refunded
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
  order_requested: "waiting",
  order_payment_pending: "payable",
  order_timeout: "expired",
  order_paid: "paid",
  order_completed: "paid",
  order_rejected: "closed",
  order_cancelled: "closed",
} as const satisfies Record<ReservationStatus | OrderStatus, OfferState>;

const REVIEWED = { payable: "in_review", expired: "late_review", closed: "withdrawn_review" } as const;
const RETURNED = { expired: "returned", closed: "withdrawn_returned" } as const;

/** The payment state of a reservation or an order as shown to the customer, derived from its response. */
export function offerState(subject: {
  status: ReservationStatus | OrderStatus;
  payment_in_review: boolean;
  paid_at: string | null;
  refunds: readonly unknown[];
}): OfferState {
  const { status, payment_in_review, paid_at, refunds } = subject;
  if (status === "order_cancelled" && paid_at) return "cancelled";
  const state = STATES[status];
  if (payment_in_review && state in REVIEWED) return REVIEWED[state as keyof typeof REVIEWED];
  if (refunds.length > 0 && state in RETURNED) return RETURNED[state as keyof typeof RETURNED];
  return state;
}
