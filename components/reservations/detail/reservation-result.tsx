import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { RequestedTrip } from "@/components/reservations/checkout/requested-trip";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { formatInstant } from "@/lib/i18n/format-date";

interface ReservationResultProps {
  reservation: ReservationResponse;
  /** The server's clock. */
  now: string;
}

/** The result of a reservation request: what was requested, and what happens next. */
export function ReservationResult({ reservation, now }: ReservationResultProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, number, status, expires_at } = reservation;
  const asked = status === "request_created" && expires_at !== null;
  const displayStatus = displayStatusOf(reservation);
  const payable = displayStatus === "request_created_payment_pending";
  return (
    <div className="grid gap-5">
      <p className="flex gap-2 text-muted">
        <Icon name="circle-check" size={22} className="mt-0.5 shrink-0 text-success" />
        <span className="flex flex-wrap gap-x-4">
          <span>
            {t("number")} <Ltr>{number}</Ltr>
          </span>
          {asked && <span>{t("result.nothing_now")}</span>}
        </span>
      </p>
      <SectionCard title={t("result.text")}>
        <div className="grid gap-5">
          {asked ? (
            <NextSteps
              steps={[
                t("result.step_answer", { when: formatInstant(expires_at, locale, "short") }),
                t("result.step_pay"),
                t("result.step_go"),
              ]}
            />
          ) : (
            <p>
              {displayStatus === "payment_in_review"
                ? t("explain_in_review")
                : t(`explain.${displayStatus}`, { hours: COMING_HOURS_BEFORE_START })}
            </p>
          )}
          <DeadlineLine subject={reservation} now={now} />
        </div>
      </SectionCard>
      <RequestedTrip reservation={reservation} />
      <p className="flex flex-wrap gap-3">
        {payable && (
          <RouteLink to="payment" locale={locale} params={{ id }} className={buttonClass()}>
            {t("pay_now")}
          </RouteLink>
        )}
        <RouteLink
          to="reservation"
          locale={locale}
          params={{ id }}
          className={buttonClass({ variant: payable ? "outline" : "primary" })}
        >
          {t(status.startsWith("request_") ? "result.show" : "result.show_reservation")}
        </RouteLink>
        <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("result.more")}
        </RouteLink>
      </p>
    </div>
  );
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-sea-soft font-bold text-sea-dark text-sm"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-1">{step}</span>
        </li>
      ))}
    </ol>
  );
}
