import type { OfferState } from "@/lib/domain/payments/offer-state";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";

/** Messages of `payments` for money that was or is under way after the hold. */
const LATE_TEXTS = {
  reservation: {
    late_review: "result.late_review_text",
    withdrawn_review: "result.withdrawn_review_text",
    returned: "result.paid_too_late_text",
    withdrawn_returned: "result.paid_withdrawn_text",
  },
  order: {
    late_review: "result.late_review_text",
    withdrawn_review: "result.withdrawn_review_text",
    returned: "order.result_paid_too_late_text",
    withdrawn_returned: "order.result_paid_withdrawn_text",
  },
} as const satisfies Record<BookingKind, Partial<Record<OfferState, string>>>;

type LateState = keyof (typeof LATE_TEXTS)["reservation"];
type LateText = (typeof LATE_TEXTS)[BookingKind][LateState];

const isLate = (offer: OfferState): offer is LateState => offer in LATE_TEXTS.reservation;

/** What to say instead of the status when money was or is under way after the hold; null otherwise. */
export function lateTextOf(kind: BookingKind, offer: OfferState): LateText | null {
  return isLate(offer) ? LATE_TEXTS[kind][offer] : null;
}
