import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import type { PaidThing } from "@/components/payments/paid-thing";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { ResultPoller } from "@/components/payments/result-poller";
import { BookAgain, PayAgain, ShowThing } from "@/components/payments/thing-links";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { Spinner } from "@/components/ui/spinner";
import type { PaymentAnswer } from "@/lib/contracts/payments";
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

/**
 * Where orders need words of their own; `failed_over`: the offer cannot be paid any more, `failed_paid`: another
 * payment has paid it.
 */
const TEXTS = {
  processing: { reservation: "result.processing_text", order: "result.processing_text" },
  paid: { reservation: "result.paid_text", order: "order.result_paid_text" },
  failed: { reservation: "result.failed_text", order: "order.result_failed_text" },
  failed_over: { reservation: "result.failed_over_text", order: "order.result_failed_over_text" },
  failed_paid: { reservation: "result.failed_paid_text", order: "order.result_failed_paid_text" },
  expired: { reservation: "result.expired_text", order: "result.expired_text" },
  paid_too_late: {
    reservation: "result.paid_too_late_text",
    order: "order.result_paid_too_late_text",
  },
} as const satisfies Record<PaymentState | "failed_over" | "failed_paid", Record<PaidThing["kind"], string>>;

function toldAs(state: PaymentState, offer: OfferState | null): keyof typeof TEXTS {
  if (offer === "paid" && (state === "failed" || state === "expired")) return "failed_paid";
  const open = offer === "payable" || offer === "in_review";
  return state === "failed" && !open ? "failed_over" : state;
}

interface PaymentResultProps {
  payment: PaymentAnswer;
  /** Where the offer stands by now, which the payment itself cannot know; null for strangers. */
  offer: { state: OfferState; slug: string } | null;
  /** Links of the area need the session. */
  signedIn: boolean;
  /** Pays again without a login, for whoever came by the mail's link. */
  retryKey: string | null;
}

/** What the payment is for; null for strangers. */
function thingOf({ reservation_id, service_order_id }: PaymentAnswer): PaidThing | null {
  if (reservation_id) return { kind: "reservation", id: reservation_id };
  return service_order_id ? { kind: "order", id: service_order_id } : null;
}

/** The five states of a payment. Strangers see state and number, nothing else. */
export function PaymentResult({ payment, offer, signedIn, retryKey }: PaymentResultProps) {
  const t = useTranslations("payments.result");
  const tPayments = useTranslations("payments");
  const { id, state, number, amount, currency, failure, in_review } = payment;
  const thing = thingOf(payment);
  const told = toldAs(state, offer?.state ?? null);
  return (
    <PaymentNotice
      look={LOOKS[state]}
      title={t(in_review ? "review_title" : `${state}_title`)}
      action={<ResultActions {...{ state, thing, offer, signedIn, retryKey }} />}
    >
      {failure && <p className="font-semibold text-ink">{t(`reason.${reasonOf(failure)}`)}</p>}
      <p>{in_review ? t("review_text") : tPayments(thing ? TEXTS[told][thing.kind] : "stranger_text")}</p>
      {state === "processing" && (
        <p className="grid justify-items-center py-2 text-sea">
          {!in_review && <Spinner size={28} />}
          <ResultPoller paymentId={id} />
        </p>
      )}
      <dl className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-ink text-sm">
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
    </PaymentNotice>
  );
}

interface ResultActionsProps extends Pick<PaymentResultProps, "offer" | "signedIn" | "retryKey"> {
  state: PaymentState;
  thing: PaidThing | null;
}

function ResultActions({ state, thing, offer, signedIn, retryKey }: ResultActionsProps) {
  const t = useTranslations("payments");
  const locale = useLocale();
  const unpaid = state === "failed" || state === "expired";
  const retry = thing && unpaid && offer?.state === "payable";
  const over =
    (unpaid || state === "paid_too_late") && (offer?.state === "expired" || offer?.state === "closed");
  return (
    <>
      {retry && <PayAgain thing={thing} linkKey={retryKey} />}
      {over && thing && <BookAgain kind={thing.kind} slug={offer.slug} />}
      {thing && signedIn ? (
        <ShowThing thing={thing} look={{ variant: retry || over ? "outline" : "primary" }} />
      ) : (
        <RouteLink to="home" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("home")}
        </RouteLink>
      )}
    </>
  );
}
