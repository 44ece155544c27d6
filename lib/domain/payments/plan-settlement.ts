import type { Currency, PaymentState, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** The provider's response to a query for the result, never data that a browser sent. */
export interface ProviderResult {
  /** review: the money is there, but the provider still reviews it for fraud. */
  outcome: "success" | "failure" | "pending" | "review";
  amountMinor: number;
  currency: Currency;
}

export type RefundReason = "slot_gone" | "cancelled" | "already_paid" | "not_payable" | "trip_started";

export type Settlement =
  /** Nothing to do: a replay, a late failure, or no result yet. */
  | { kind: "ignore"; reason: "already_settled" | "already_failed" | "still_pending" }
  /** Not the requested amount or currency: logged, nothing changes. */
  | { kind: "refuse"; reason: "amount_mismatch" | "currency_mismatch" }
  | { kind: "fail"; paymentState: "failed" }
  /** Waits for the provider's decision without a limit: not failed, not expired, and not to be paid again. */
  | { kind: "review"; paymentState: "processing" }
  /** The payment is booked and the event `pay` applied; `late` = the deadline had passed. */
  | { kind: "confirm"; paymentState: "paid"; event: "pay"; late: boolean }
  /** The whole payment is refunded automatically and the customer is notified. */
  | { kind: "refund"; paymentState: "paid_too_late"; reason: RefundReason; refundMinor: number };

export interface SettlementInput {
  payment: { state: PaymentState; amountMinor: number; currency: Currency };
  reservation: { status: ReservationStatus; startsAt: Date };
  result: ProviderResult;
  /** Whether the boat is held by this reservation or free for it. */
  slotFree: boolean;
  now: Date;
}

/** What a success means: `on_time` and `late` are kept when the slot allows it, anything else is refunded. */
export type SettlementCase = RefundReason | "on_time" | "late";

const SUCCESS_AT = {
  request_created: "not_payable",
  request_created_payment_pending: "on_time",
  request_rejected: "not_payable",
  request_cancelled: "cancelled",
  request_timeout: "late",
  reservation_created: "already_paid",
  reservation_coming: "already_paid",
  reservation_completed: "already_paid",
  reservation_cancelled: "cancelled",
} as const satisfies Record<ReservationStatus, SettlementCase>;

/**
 * The effect of one result of the provider. Success counts once, however often it is replayed; a failure after a
 * success is ignored, a success after a failure counts (a retry on the hosted page). Money that comes too late is kept
 * while the slot is free and the trip has not started; otherwise, and always after a cancellation, it is refunded.
 * An amount or currency other than the requested one is refused.
 */
export function planSettlement(input: SettlementInput): Settlement {
  return planByCase(input, SUCCESS_AT[input.reservation.status], input.reservation.startsAt);
}

/** The rules above for a status that was classified before; orders and changes share them. */
export function planByCase(
  input: Pick<SettlementInput, "payment" | "result" | "slotFree" | "now">,
  settlementCase: SettlementCase,
  standsUntil: Date,
): Settlement {
  const { payment, result } = input;
  if (payment.state === "paid" || payment.state === "paid_too_late") {
    return { kind: "ignore", reason: "already_settled" };
  }
  if (result.outcome === "pending") return { kind: "ignore", reason: "still_pending" };
  if (result.outcome === "failure") {
    return payment.state === "processing"
      ? { kind: "fail", paymentState: "failed" }
      : { kind: "ignore", reason: "already_failed" };
  }
  if (result.currency !== payment.currency) return { kind: "refuse", reason: "currency_mismatch" };
  if (result.amountMinor !== payment.amountMinor) return { kind: "refuse", reason: "amount_mismatch" };
  if (result.outcome === "review") return { kind: "review", paymentState: "processing" };
  if (settlementCase !== "on_time" && settlementCase !== "late") return giveBack(payment, settlementCase);
  if (input.now >= standsUntil) return giveBack(payment, "trip_started");
  if (!input.slotFree) return giveBack(payment, "slot_gone");
  return { kind: "confirm", paymentState: "paid", event: "pay", late: settlementCase === "late" };
}

function giveBack(payment: SettlementInput["payment"], reason: RefundReason): Settlement {
  return { kind: "refund", paymentState: "paid_too_late", reason, refundMinor: payment.amountMinor };
}
