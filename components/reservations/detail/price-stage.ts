import { displayStatusOf, type ReservationDisplayStatus } from "@/lib/domain/payments/display-status";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** What the amounts of a trip mean now: requested, due, checked, paid, refunded or settled as agreed, or void. */
export type PriceStage = "asked" | "due" | "in_review" | "paid" | "completed" | "cancelled" | "over";

const PRICE_STAGES = {
  request_created: "asked",
  request_created_payment_pending: "due",
  payment_in_review: "in_review",
  request_rejected: "over",
  request_cancelled: "over",
  request_timeout: "over",
  reservation_created: "paid",
  reservation_coming: "paid",
  reservation_completed: "completed",
  reservation_cancelled: "cancelled",
} as const satisfies Record<ReservationDisplayStatus, PriceStage>;

export const priceStageOf = (reservation: {
  status: ReservationStatus;
  payment_in_review: boolean;
}): PriceStage => PRICE_STAGES[displayStatusOf(reservation)];

/** The name of the pre-payment (keys of `checkout`); null if none was ever due. */
export const PREPAYMENT_LABELS = {
  asked: "pay_if_accepted",
  due: "pay_now",
  in_review: "pay_in_review",
  paid: "paid_online",
  completed: "paid_online",
  cancelled: "paid_online",
  over: null,
} as const satisfies Record<PriceStage, string | null>;

/** Whether the trip takes or took place, so that money changes hands on board. */
export const isSailing = (stage: PriceStage) => stage !== "cancelled" && stage !== "over";
