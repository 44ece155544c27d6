import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { bookAgainQuery } from "@/components/reservations/cancel/book-again-query";
import { BookedTrip, ExtrasList } from "@/components/reservations/detail/booked-trip";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { priceStageOf } from "@/components/reservations/detail/price-stage";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { RefundSteps } from "@/components/reservations/detail/refund-steps";
import { ReservationHistory, useReasonText } from "@/components/reservations/detail/reservation-history";
import { ReservationStatusPill } from "@/components/reservations/detail/reservation-status-pill";
import { ReservationTimeline } from "@/components/reservations/detail/reservation-timeline";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import type { ReservationResponse, ReservationSummary } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { lateTextOf } from "@/lib/domain/payments/late-text";
import { offerState } from "@/lib/domain/payments/offer-state";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";

const isEnded = (status: ReservationStatus) =>
  status === "request_rejected" || status === "reservation_cancelled";

interface ReservationDetailProps {
  reservation: ReservationResponse;
  /** The server's clock. */
  now: string;
  /** Other dates, or no trip at all. */
  change?: ReactNode;
  /** What a cancellation gives back until when; absent where nothing is paid or nothing can be cancelled. */
  cancellation?: RefundPreview;
  /** A change of the trip that waits for somebody. */
  openChange?: ReactNode;
  /** What matters most now: boarding card, review, other boats. */
  nextStep?: ReactNode;
  /** The guests who come. */
  guests?: ReactNode;
  /** Messages and contracts. */
  documents?: ReactNode;
}

/** The details of one reservation: status, next step, trip, price and history. */
export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, now, change, cancellation, openChange, nextStep, guests, documents } = props;
  const t = useTranslations("reservations");
  const tPayments = useTranslations("payments");
  const tCancellation = useTranslations("cancellation");
  const locale = useLocale();
  const { status, number, refunds, history } = reservation;
  const late = lateTextOf("reservation", offerState(reservation));
  const displayStatus = displayStatusOf(reservation);
  const explained =
    displayStatus === "payment_in_review"
      ? t("explain_in_review")
      : t(`explain.${displayStatus}`, { hours: COMING_HOURS_BEFORE_START });
  const reasonOf = useReasonText();
  // Customers know why they cancelled themselves.
  const ending = history.findLast((step) => step.status === status && step.actor !== "customer");
  const reason = isEnded(status) ? reasonOf(ending?.reason ?? null) : null;
  // Shortly before the trip customers look for the quay, not for how they booked.
  const near = status === "reservation_coming";
  const state = (
    <div className="lg:col-start-2">
      <SectionCard title={t("timeline.title")}>
        <div className="grid gap-5">
          <p>{late ? tPayments(late) : explained}</p>
          {reason && <p>{reason}</p>}
          <MadeChange reservation={reservation} />
          <RefundNotice refunds={refunds} />
          <DeadlineLine subject={reservation} now={now} />
          <ReservationTimeline reservation={reservation} />
          <ReservationActions reservation={reservation} now={now} />
          {!cancellation && change}
        </div>
      </SectionCard>
    </div>
  );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr]">
      <section className="grid gap-5 rounded-card border border-line bg-white p-5 md:p-6 lg:col-span-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReservationStatusPill reservation={reservation} />
          <span className="text-muted text-sm">
            {t("number")} <Ltr>{number}</Ltr>
            {" · "}
            {t("created", { when: formatInstant(reservation.created_at, locale) })}
          </span>
        </p>
        <h2 className="sr-only">{t("trip.title")}</h2>
        <BookedTrip reservation={reservation} />
      </section>
      {!near && state}
      <div className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {openChange && <SectionCard title={t("open_change")}>{openChange}</SectionCard>}
        {nextStep}
        {guests}
        {reservation.extras.length > 0 && (
          <SectionCard title={t("extras.title")} id="extras">
            <ExtrasList extras={reservation.extras} currency={reservation.currency} />
          </SectionCard>
        )}
        {documents}
        <SectionCard title={t("history.title")}>
          <ReservationHistory history={reservation.history} changes={reservation.changes} />
        </SectionCard>
      </div>
      {near && state}
      <div className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:col-start-2">
        <SectionCard title={t("lines_title")}>
          <PriceSummary trip={reservation} stage={priceStageOf(reservation)} />
        </SectionCard>
        {cancellation && (
          <SectionCard title={tCancellation("title")}>
            <div className="grid gap-5">
              <CancellationDates cancellation={cancellation} />
              {change}
            </div>
          </SectionCard>
        )}
      </div>
    </div>
  );
}

/** Says that an upcoming trip was changed, with its new time. */
function MadeChange({ reservation: { status, changes } }: { reservation: ReservationResponse }) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const made = changes.findLast((change) => change.status === "made");
  if (!made || (status !== "reservation_created" && status !== "reservation_coming")) return null;
  const { start_date, end_date, person_count: count } = made.to;
  return (
    <Notice tone="success" title={t("changed.title")}>
      {t("changed.text", { time: formatTripSpan(start_date, end_date, locale), count })}
    </Notice>
  );
}

const FAILED: readonly ReservationStatus[] = [
  "request_rejected",
  "request_timeout",
  "request_cancelled",
  "reservation_cancelled",
];

/** The one next action: pay, or book the boat again. */
export function ReservationActions({
  reservation,
  now,
}: {
  reservation: ReservationSummary;
  /** The server's clock. */
  now: string;
}) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, status, vehicle } = reservation;
  if (displayStatusOf(reservation) === "request_created_payment_pending") {
    return (
      <p>
        <RouteLink to="payment" locale={locale} params={{ id }} className={buttonClass({ size: "large" })}>
          {t("pay_now")}
        </RouteLink>
      </p>
    );
  }
  // While the provider reviews a payment, the customer must not pay again.
  if (!FAILED.includes(status) || reservation.payment_in_review) return null;
  return (
    <p className="flex flex-wrap gap-3">
      <RouteLink
        to="boat"
        locale={locale}
        params={{ slug: vehicle.slug }}
        query={bookAgainQuery(reservation, new Date(now))}
        className={buttonClass()}
      >
        {t("book_again")}
      </RouteLink>
      <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
        {t("similar")}
      </RouteLink>
    </p>
  );
}

/** Until when cancelling gives how much back: the present step in a sentence, below it all of them. */
function CancellationDates({ cancellation }: { cancellation: RefundPreview }) {
  const t = useTranslations("cancellation");
  const locale = useLocale();
  const step = cancellation.steps.find(({ current }) => current);
  if (!step) return null;
  const when = formatInstant(step.until, locale);
  const { percent } = step;
  const kind = percent === 100 ? "free" : percent > 0 ? "partly" : "nothing";
  return (
    <div className="grid gap-3">
      <p className="flex gap-2 font-semibold text-navy">
        <Icon
          name={percent > 0 ? "circle-check" : "info"}
          size={20}
          className={`mt-0.5 shrink-0 ${percent > 0 ? "text-success" : "text-sea"}`}
        />
        <span>{t(`until.${kind}`, { when, percent })}</span>
      </p>
      <RefundSteps cancellation={cancellation} titled={false} />
    </div>
  );
}
