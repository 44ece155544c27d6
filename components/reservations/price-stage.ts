import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** What the amounts of a trip mean by now: asked for, due, paid, given back or settled as agreed, or nothing any more. */
export type PriceStage = "asked" | "due" | "paid" | "cancelled" | "over";

export const PRICE_STAGES = {
  request_created: "asked",
  request_created_payment_pending: "due",
  request_rejected: "over",
  request_cancelled: "over",
  request_timeout: "over",
  reservation_created: "paid",
  reservation_coming: "paid",
  reservation_completed: "paid",
  reservation_cancelled: "cancelled",
} as const satisfies Record<ReservationStatus, PriceStage>;

/** How the pre-payment is called (messages under `checkout`); where it never came to one it is not named. */
export const PREPAYMENT_LABELS = {
  asked: "pay_if_accepted",
  due: "pay_now",
  paid: "paid_online",
  cancelled: "paid_online",
  over: null,
} as const satisfies Record<PriceStage, string | null>;

/** Whether money is still to change hands on board. */
export const isSailing = (stage: PriceStage) => stage !== "cancelled" && stage !== "over";
