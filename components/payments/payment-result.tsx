import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { type PaymentSubjectRef, sameForAll } from "@/components/payments/payment-subject";
import { ResultPoller } from "@/components/payments/result-poller";
import { type AgainLink, BookAgain, PayAgain, ShowSubject } from "@/components/payments/subject-links";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { Spinner } from "@/components/ui/spinner";
import type { PaymentResponse } from "@/lib/contracts/payments";
import { LATE_TEXTS } from "@/lib/domain/payments/late-text";
import type { OfferState } from "@/lib/domain/payments/offer-state";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

const LOOKS = {
  processing: "waiting",
  paid: "success",
  failed: "danger",
  expired: "expired",
  paid_too_late: "returned",
} as const satisfies Record<PaymentState, string>;

const REASONS = ["insufficient_funds", "three_d_failed", "declined", "timeout"] as const;
const reasonOf = (failure: string) => REASONS.find((reason) => reason === failure) ?? "other";

/** The result of a payment: its state, and the current state of the offer. */
const TEXTS = {
  processing: sameForAll("result.processing_text"),
  review: { ...sameForAll("result.review_text"), change: "change.review_text" },
  late_review: LATE_TEXTS.late_review,
  withdrawn_review: LATE_TEXTS.withdrawn_review,
  paid: { reservation: "result.paid_text", order: "order.result_paid_text", change: "change.paid_text" },
  paid_cancelled: {
    reservation: "result.cancelled_text",
    order: "order.cancelled_text",
    change: "change.paid_text",
  },
  failed: {
    reservation: "result.failed_text",
    order: "order.result_failed_text",
    change: "change.failed_text",
  },
  failed_review: sameForAll("result.failed_review_text"),
  failed_over: {
    reservation: "result.failed_over_text",
    order: "order.result_failed_over_text",
    change: "change.failed_over_text",
  },
  failed_paid: {
    reservation: "result.failed_paid_text",
    order: "order.result_failed_paid_text",
    change: "change.failed_paid_text",
  },
  expired: sameForAll("result.expired_text"),
  paid_too_late: LATE_TEXTS.returned,
  paid_withdrawn: LATE_TEXTS.withdrawn_returned,
  paid_twice: {
    reservation: "result.paid_twice_text",
    order: "order.result_paid_twice_text",
    change: "change.paid_twice_text",
  },
} as const satisfies Record<string, Record<PaymentSubjectRef["kind"], string>>;

type ShownOutcome = keyof typeof TEXTS;

/** Where the title is not the state's. */
const TITLES = {
  review: sameForAll("result.review_title"),
  late_review: sameForAll("result.review_title"),
  withdrawn_review: sameForAll("result.review_title"),
  paid_cancelled: {
    reservation: "result.cancelled_title",
    order: "order.cancelled_title",
    change: "change.paid_title",
  },
  paid_twice: sameForAll("result.paid_twice_title"),
} as const satisfies Partial<Record<ShownOutcome, Record<PaymentSubjectRef["kind"], string>>>;

/** By state of the offer: the notice to show. */
const MEANWHILE: Partial<Record<PaymentState, Partial<Record<OfferState, ShownOutcome>>>> = {
  processing: { late_review: "late_review", withdrawn_review: "withdrawn_review" },
  paid: { cancelled: "paid_cancelled" },
  failed: {
    payable: "failed",
    in_review: "failed_review",
    late_review: "failed_review",
    withdrawn_review: "failed_review",
    paid: "failed_paid",
  },
  expired: { paid: "failed_paid", in_review: "failed_review", late_review: "failed_review" },
  paid_too_late: {
    paid: "paid_twice",
    closed: "paid_withdrawn",
    cancelled: "paid_withdrawn",
    withdrawn_returned: "paid_withdrawn",
  },
};

function outcomeOf({ state, in_review }: PaymentResponse, offer: OfferState | null): ShownOutcome {
  const outcome = offer && MEANWHILE[state]?.[offer];
  if (state === "processing") return in_review ? (outcome ?? "review") : state;
  if (outcome) return outcome;
  return state === "failed" ? "failed_over" : state;
}

interface PaymentResultProps {
  payment: PaymentResponse;
  /** The current state of the offer, which the payment itself does not contain; null for other visitors. */
  offer: { state: OfferState; again: AgainLink } | null;
  /** Links of the area need the session. */
  signedIn: boolean;
  /** Pays again without a login, for customers who used the mail's link. */
  retryKey: string | null;
}

/** What the payment is for; null for other visitors. */
function subjectRefOf(payment: PaymentResponse): PaymentSubjectRef | null {
  const { reservation_id, service_order_id, change_id } = payment;
  if (reservation_id && change_id) return { kind: "change", id: change_id, reservationId: reservation_id };
  if (reservation_id) return { kind: "reservation", id: reservation_id };
  return service_order_id ? { kind: "order", id: service_order_id } : null;
}

/** The five states of a payment. Strangers see state and number, nothing else. */
export function PaymentResult({ payment, offer, signedIn, retryKey }: PaymentResultProps) {
  const t = useTranslations("payments.result");
  const tPayments = useTranslations("payments");
  const { id, state, failure, in_review } = payment;
  const subject = subjectRefOf(payment);
  const outcome = outcomeOf(payment, offer?.state ?? null);
  const title = subject && outcome in TITLES ? TITLES[outcome as keyof typeof TITLES][subject.kind] : null;
  return (
    <PaymentNotice
      look={outcome === "paid_cancelled" ? "danger" : LOOKS[state]}
      title={title ? tPayments(title) : t(`${state}_title`)}
      action={<ResultActions {...{ state, subject, offer, signedIn, retryKey }} />}
    >
      {failure && <p className="font-semibold text-ink">{t(`reason.${reasonOf(failure)}`)}</p>}
      <p>{tPayments(subject ? TEXTS[outcome][subject.kind] : "login_text")}</p>
      {state === "processing" && <ResultPoller paymentId={id} />}
      {state === "processing" && !in_review && (
        <p className="grid justify-items-center py-2 text-sea">
          <Spinner size={28} />
        </p>
      )}
      <div className="mt-2 grid justify-center">
        <PaymentNumbers payment={payment} />
      </div>
    </PaymentNotice>
  );
}

function PaymentNumbers({ payment: { number, amount, currency } }: Pick<PaymentResultProps, "payment">) {
  const t = useTranslations("payments.result");
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink text-sm">
      <div className="flex gap-2">
        <dt className="text-muted">{t("number")}</dt>
        <dd className="font-semibold">
          <Ltr>{number}</Ltr>
        </dd>
      </div>
      {amount !== undefined && currency && (
        <div className="flex gap-2">
          <dt className="text-muted">{t("amount")}</dt>
          <dd className="font-semibold">
            <Ltr>{formatMoney(amount, currency)}</Ltr>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Below the head of a departure: the numbers of its payment, and the way to its page. */
export function PaidDeparture({ payment, signedIn }: Pick<PaymentResultProps, "payment" | "signedIn">) {
  const subject = subjectRefOf(payment);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <PaymentNumbers payment={payment} />
      {subject && signedIn && <ShowSubject subject={subject} look={{ variant: "outline" }} />}
    </div>
  );
}

interface ResultActionsProps extends Pick<PaymentResultProps, "offer" | "signedIn" | "retryKey"> {
  state: PaymentState;
  subject: PaymentSubjectRef | null;
}

/** After these the same can be booked again. */
const OVER: readonly OfferState[] = ["expired", "closed", "returned", "withdrawn_returned"];

function ResultActions({ state, subject, offer, signedIn, retryKey }: ResultActionsProps) {
  const t = useTranslations("payments");
  const locale = useLocale();
  const unpaid = state === "failed" || state === "expired";
  const retry = subject && unpaid && offer?.state === "payable";
  const over = (unpaid || state === "paid_too_late") && offer && OVER.includes(offer.state);
  return (
    <>
      {retry && <PayAgain subject={subject} linkKey={retryKey} />}
      {over && subject && <BookAgain kind={subject.kind} again={offer.again} />}
      {subject && signedIn ? (
        <ShowSubject subject={subject} look={{ variant: retry || over ? "outline" : "primary" }} />
      ) : (
        <RouteLink to="home" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("home")}
        </RouteLink>
      )}
    </>
  );
}
