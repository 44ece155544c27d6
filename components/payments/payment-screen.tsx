import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IslandMessages } from "@/components/layout/island-messages";
import { LoginPrompt } from "@/components/payments/login-prompt";
import { PayForm } from "@/components/payments/pay-form";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { type PaymentSubjectRef, sameForAll } from "@/components/payments/payment-subject";
import { type AgainLink, BookAgain, ShowSubject } from "@/components/payments/subject-links";
import type { FilledContract } from "@/lib/contracts/payments";
import type { CardPage } from "@/lib/domain/payments/card-page";
import { LATE_TEXTS } from "@/lib/domain/payments/late-text";
import type { OfferState } from "@/lib/domain/payments/offer-state";
import type { Locale } from "@/lib/i18n/locales";

interface Offer {
  state: OfferState;
  subject: PaymentSubjectRef;
  again: AgainLink;
  /** What is paid now, as people read it. */
  amount: string;
  buyer: { address: string; city: string; country: string; identity_number: string | null };
}

interface PaymentScreenProps {
  locale: Locale;
  /** Null for other visitors. */
  offer: Offer | null;
  contracts: readonly FilledContract[];
  /** What the payer states to have read, once; null when that is known. */
  disclosure: ReactNode;
  cardPage: CardPage;
  /** Whether the signed-in customer is the one who pays. */
  signedIn: boolean;
  /** From the mail's link: pays without a login. */
  linkKey: string | null;
  /** This address, to come back to after login. */
  here: string;
  /** Steps and deadline of the reservation or order that is paid for, and its kind. */
  heading: ReactNode;
  summary: ReactNode;
}

/** The offer with its price, address and contracts and the way to the card page; or why there is nothing to pay. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { locale, offer, contracts, disclosure, cardPage, signedIn, linkKey, here, heading, summary } = props;
  const t = useTranslations("payments");
  if (!offer) {
    return (
      <PaymentNotice
        look="waiting"
        title={t("login_title")}
        action={<LoginPrompt label={t("login_action")} next={here} />}
      >
        <p>{t("login_text")}</p>
      </PaymentNotice>
    );
  }
  const { state, subject, again, amount, buyer } = offer;
  if (state !== "payable") {
    return <PaymentStateNotice state={state} subject={subject} again={again} signedIn={signedIn} />;
  }
  return (
    <>
      {heading}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="md:order-2">{summary}</div>
        <IslandMessages locale={locale} nouns={["payments", "validation"]}>
          <PayForm
            subject={subject}
            amount={amount}
            buyer={buyer}
            cardPage={cardPage}
            disclosure={disclosure}
            linkKey={signedIn ? null : linkKey}
            contracts={contracts.map(({ kind, version, title, text, hash }) => ({
              kind,
              version,
              title,
              text,
              hash,
            }))}
          />
        </IslandMessages>
      </div>
    </>
  );
}

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

const TITLES = {
  in_review: sameForAll("result.review_title"),
  late_review: sameForAll("result.review_title"),
  withdrawn_review: sameForAll("result.review_title"),
  expired: sameForAll("expired_title"),
  paid: { ...sameForAll("paid_title"), change: "change.paid_title" },
  waiting: sameForAll("waiting_title"),
  closed: { ...sameForAll("closed_title"), change: "change.closed_title" },
  cancelled: {
    reservation: "result.cancelled_title",
    order: "order.cancelled_title",
    change: "change.closed_title",
  },
  returned: sameForAll("result.paid_too_late_title"),
  withdrawn_returned: sameForAll("result.paid_too_late_title"),
} as const satisfies Record<UnpayableState, Record<PaymentSubjectRef["kind"], string>>;

const TEXTS = {
  in_review: { ...sameForAll("result.review_text"), change: "change.review_text" },
  ...LATE_TEXTS,
  expired: { reservation: "expired_text", order: "order.expired_text", change: "change.expired_text" },
  paid: { reservation: "paid_text", order: "order.paid_text", change: "change.paid_text" },
  waiting: { ...sameForAll("waiting_text"), change: "change.waiting_text" },
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
