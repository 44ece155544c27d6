import { useTranslations } from "next-intl";
import { PaymentNotice } from "@/components/payments/payment-notice";
import type { PaymentSubjectRef } from "@/components/payments/payment-subject";
import { type AgainLink, BookAgain, ShowSubject } from "@/components/payments/subject-links";
import { LATE_TEXTS } from "@/lib/domain/payments/late-text";
import type { OfferState } from "@/lib/domain/payments/offer-state";

type UnpayableState = Exclude<OfferState, "payable">;

const LOOKS = {
  in_review: "waiting",
  late_review: "waiting",
  withdrawn_review: "waiting",
  expired: "expired",
  paid: "success",
  waiting: "waiting",
  closed: "danger",
  cancelled: "danger",
  returned: "returned",
  withdrawn_returned: "returned",
} as const satisfies Record<UnpayableState, string>;

/** Where reservations, orders and changes need no texts of their own. */
const alike = <const Key extends string>(key: Key) => ({ reservation: key, order: key, change: key });

const TITLES = {
  in_review: alike("result.review_title"),
  late_review: alike("result.review_title"),
  withdrawn_review: alike("result.review_title"),
  expired: alike("expired_title"),
  paid: { ...alike("paid_title"), change: "change.paid_title" },
  waiting: alike("waiting_title"),
  closed: { ...alike("closed_title"), change: "change.closed_title" },
  cancelled: {
    reservation: "result.cancelled_title",
    order: "order.cancelled_title",
    change: "change.closed_title",
  },
  returned: alike("result.paid_too_late_title"),
  withdrawn_returned: alike("result.paid_too_late_title"),
} as const satisfies Record<UnpayableState, Record<PaymentSubjectRef["kind"], string>>;

const TEXTS = {
  in_review: { ...alike("result.review_text"), change: "change.review_text" },
  ...LATE_TEXTS,
  expired: { reservation: "expired_text", order: "order.expired_text", change: "change.expired_text" },
  paid: { reservation: "paid_text", order: "order.paid_text", change: "change.paid_text" },
  waiting: { ...alike("waiting_text"), change: "change.waiting_text" },
  closed: { reservation: "closed_text", order: "order.closed_text", change: "change.closed_text" },
  cancelled: {
    reservation: "result.cancelled_text",
    order: "order.cancelled_text",
    change: "change.closed_text",
  },
} as const satisfies Record<UnpayableState, Record<PaymentSubjectRef["kind"], string>>;

/** After these the same can be booked again. */
const OVER: readonly UnpayableState[] = ["expired", "closed", "cancelled", "returned", "withdrawn_returned"];

interface PaymentStateNoticeProps {
  /** Why there is nothing to pay. */
  state: UnpayableState;
  subject: PaymentSubjectRef;
  again: AgainLink;
  /** Links of the area need the session. */
  signedIn: boolean;
}

/** An offer that cannot be paid now, and why. */
export function PaymentStateNotice({ state, subject, again, signedIn }: PaymentStateNoticeProps) {
  const t = useTranslations("payments");
  const over = OVER.includes(state);
  return (
    <PaymentNotice
      look={LOOKS[state]}
      title={t(TITLES[state][subject.kind])}
      action={
        <>
          {over && <BookAgain kind={subject.kind} again={again} />}
          {signedIn && <ShowSubject subject={subject} look={{ variant: over ? "outline" : "primary" }} />}
        </>
      }
    >
      <p>{t(TEXTS[state][subject.kind])}</p>
    </PaymentNotice>
  );
}
