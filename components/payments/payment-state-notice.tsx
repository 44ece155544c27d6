import { useTranslations } from "next-intl";
import type { PaidThing } from "@/components/payments/paid-thing";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { BookAgain, ShowThing } from "@/components/payments/thing-links";
import type { OfferState } from "@/lib/domain/payments/offer-state";

const LOOKS = {
  in_review: "waiting",
  expired: "expired",
  paid: "success",
  waiting: "waiting",
  closed: "danger",
} as const;
const TITLES = {
  in_review: "result.review_title",
  expired: "expired_title",
  paid: "paid_title",
  waiting: "waiting_title",
  closed: "closed_title",
} as const;
/** Where orders need words of their own. */
const TEXTS = {
  in_review: { reservation: "result.review_text", order: "result.review_text" },
  expired: { reservation: "expired_text", order: "order.expired_text" },
  paid: { reservation: "paid_text", order: "order.paid_text" },
  waiting: { reservation: "waiting_text", order: "waiting_text" },
  closed: { reservation: "closed_text", order: "order.closed_text" },
} as const;

interface PaymentStateNoticeProps {
  /** Why there is nothing to pay. */
  state: Exclude<OfferState, "payable">;
  thing: PaidThing;
  /** Of the boat or the service. */
  slug: string;
  /** Links of the area need the session. */
  signedIn: boolean;
}

/** An offer that cannot be paid now: under review, expired, paid, not yet accepted, or closed. */
export function PaymentStateNotice({ state, thing, slug, signedIn }: PaymentStateNoticeProps) {
  const t = useTranslations("payments");
  const again = state === "expired" || state === "closed";
  return (
    <PaymentNotice
      look={LOOKS[state]}
      title={t(TITLES[state])}
      action={
        <>
          {again && <BookAgain kind={thing.kind} slug={slug} />}
          {signedIn && <ShowThing thing={thing} look={{ variant: again ? "outline" : "primary" }} />}
        </>
      }
    >
      <p>{t(TEXTS[state][thing.kind])}</p>
    </PaymentNotice>
  );
}
