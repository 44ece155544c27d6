import type { OfferState } from "@/lib/domain/payments/offer-state";
import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";

/** Messages of `payments` for money that was or is under way after the hold, by what it pays. */
export const LATE_TEXTS = {
  late_review: {
    reservation: "result.late_review_text",
    order: "result.late_review_text",
    change: "change.late_review_text",
  },
  withdrawn_review: {
    reservation: "result.withdrawn_review_text",
    order: "result.withdrawn_review_text",
    change: "change.late_review_text",
  },
  returned: {
    reservation: "result.paid_too_late_text",
    order: "order.result_paid_too_late_text",
    change: "change.returned_text",
  },
  withdrawn_returned: {
    reservation: "result.paid_withdrawn_text",
    order: "order.result_paid_withdrawn_text",
    change: "change.returned_text",
  },
} as const satisfies Partial<Record<OfferState, Record<PaymentSubjectKind, string>>>;

type LateState = keyof typeof LATE_TEXTS;

const isLate = (offer: OfferState): offer is LateState => offer in LATE_TEXTS;

/** What to say instead of the status when money was or is under way after the hold; null otherwise. */
export function lateTextOf<Kind extends PaymentSubjectKind>(
  kind: Kind,
  offer: OfferState,
): (typeof LATE_TEXTS)[LateState][Kind] | null {
  return isLate(offer) ? LATE_TEXTS[offer][kind] : null;
}
