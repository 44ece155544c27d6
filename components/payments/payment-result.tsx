import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { ResultPoller } from "@/components/payments/result-poller";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { Spinner } from "@/components/ui/spinner";
import type { PaymentAnswer } from "@/lib/contracts/payments";
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

interface PaymentResultProps {
  payment: PaymentAnswer;
  /** Whether the offer can still be paid; the payment itself cannot know. */
  payable: boolean;
}

/** The five states of a payment. Strangers see state and number, nothing else. */
export function PaymentResult({ payment, payable }: PaymentResultProps) {
  const t = useTranslations("payments.result");
  const tPayments = useTranslations("payments");
  const { id, state, number, amount, currency, failure } = payment;
  // Only its owner is told the amount.
  const own = amount !== undefined;
  const over = state === "failed" && payment.reservation_id && !payable;
  return (
    <PaymentNotice
      look={LOOKS[state]}
      title={t(`${state}_title`)}
      action={<ResultActions payment={payment} payable={payable} />}
    >
      {failure && <p className="font-semibold text-ink">{t(`reason.${reasonOf(failure)}`)}</p>}
      <p>{own ? t(over ? "failed_over_text" : `${state}_text`) : tPayments("stranger_text")}</p>
      {state === "processing" && (
        <p className="grid justify-items-center py-2 text-sea">
          <Spinner size={28} />
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

function ResultActions({ payment, payable }: PaymentResultProps) {
  const t = useTranslations("payments");
  const locale = useLocale();
  const { state, reservation_id } = payment;
  if (!reservation_id) {
    return (
      <RouteLink to="home" locale={locale} className={buttonClass({ variant: "outline" })}>
        {t("home")}
      </RouteLink>
    );
  }
  const retry = payable && (state === "failed" || state === "expired");
  return (
    <>
      {retry && (
        <RouteLink to="payment" locale={locale} params={{ id: reservation_id }} className={buttonClass()}>
          {t("result.retry")}
        </RouteLink>
      )}
      <RouteLink
        to="reservation"
        locale={locale}
        params={{ id: reservation_id }}
        className={buttonClass({ variant: retry ? "outline" : "primary" })}
      >
        {t("show_reservation")}
      </RouteLink>
    </>
  );
}
