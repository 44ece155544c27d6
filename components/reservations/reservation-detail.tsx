import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { ExtrasList } from "@/components/reservations/extras-list";
import { PriceSummary } from "@/components/reservations/price-summary";
import { RefundNotice } from "@/components/reservations/refund-notice";
import { ReservationActions } from "@/components/reservations/reservation-actions";
import { ReservationHistory } from "@/components/reservations/reservation-history";
import { ReservationStatusPill } from "@/components/reservations/reservation-status";
import { ReservationTimeline } from "@/components/reservations/reservation-timeline";
import { SectionCard } from "@/components/reservations/section-card";
import { TripFacts } from "@/components/reservations/trip-facts";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { formatInstant } from "@/lib/i18n/format-date";

interface ReservationDetailProps {
  reservation: ReservationAnswer;
  /** The server's clock. */
  now: string;
  /** Other dates, or no trip at all. */
  change?: ReactNode;
  /** What matters most now: boarding card, review, other boats. */
  foremost?: ReactNode;
  /** Messages and contracts. */
  papers?: ReactNode;
}

/** All about one reservation: where it stands, what is next, the trip, the price, what happened. */
export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, now, change, foremost, papers } = props;
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { status, number, vehicle, refunds } = reservation;
  const paidLate = refunds.length > 0 && status.startsWith("request_");
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReservationStatusPill status={status} />
        <span className="text-muted text-sm">
          {t("number")} <Ltr>{number}</Ltr>
          {" · "}
          {t("created", { when: formatInstant(reservation.created_at, locale) })}
        </span>
      </p>
      <SectionCard title={t("timeline.title")}>
        <div className="grid gap-5">
          <p>{paidLate ? t("explain_paid_late") : t(`explain.${status}`)}</p>
          <RefundNotice refunds={refunds} />
          <DeadlineLine status={status} expiresAt={reservation.expires_at} now={now} />
          <ReservationTimeline reservation={reservation} />
          <ReservationActions reservation={reservation} />
          {change}
        </div>
      </SectionCard>
      {foremost}
      <SectionCard title={t("trip.title")}>
        <div className="grid gap-4 md:grid-cols-2">
          <TripFacts {...reservation} />
          <dl className="grid content-start gap-3 text-sm">
            {reservation.meeting_point && !reservation.boarding && (
              <div>
                <dt className="font-semibold">{t("trip.meeting_point")}</dt>
                <dd>{reservation.meeting_point}</dd>
              </div>
            )}
            {reservation.note && (
              <div>
                <dt className="font-semibold">{t("trip.note")}</dt>
                <dd className="whitespace-pre-line">{reservation.note}</dd>
              </div>
            )}
          </dl>
        </div>
        <p className="mt-4 text-muted text-sm">{t("trip.times_note")}</p>
        <p className="mt-2">
          <RouteLink
            to="boat"
            locale={locale}
            params={{ slug: vehicle.slug }}
            className="text-sea underline underline-offset-4"
          >
            {vehicle.name}
          </RouteLink>
        </p>
      </SectionCard>
      <SectionCard title={t("extras.title")} id="extras">
        <ExtrasList extras={reservation.extras} currency={reservation.currency} />
      </SectionCard>
      <SectionCard title={t("lines_title")}>
        <PriceSummary trip={reservation} paid={reservation.paid_at !== null} />
      </SectionCard>
      {papers}
      <SectionCard title={t("history.title")}>
        <ReservationHistory history={reservation.history} />
      </SectionCard>
    </div>
  );
}
