import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookedTrip } from "@/components/reservations/booked-trip";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { ExtrasList } from "@/components/reservations/extras-list";
import { PRICE_STAGES } from "@/components/reservations/price-stage";
import { PriceSummary } from "@/components/reservations/price-summary";
import { RefundNotice } from "@/components/reservations/refund-notice";
import { ReservationActions } from "@/components/reservations/reservation-actions";
import { ReservationHistory } from "@/components/reservations/reservation-history";
import { ReservationStatusPill } from "@/components/reservations/reservation-status";
import { ReservationTimeline } from "@/components/reservations/reservation-timeline";
import { SectionCard } from "@/components/reservations/section-card";
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
  const { status, number, refunds } = reservation;
  const paidLate = refunds.length > 0 && status.startsWith("request_");
  // Days before the trip one looks for the quay, not for how it was booked.
  const near = status === "reservation_coming";
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
      {near && foremost}
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
      {!near && foremost}
      <SectionCard title={t("trip.title")}>
        <BookedTrip reservation={reservation} />
      </SectionCard>
      {reservation.extras.length > 0 && (
        <SectionCard title={t("extras.title")} id="extras">
          <ExtrasList extras={reservation.extras} currency={reservation.currency} />
        </SectionCard>
      )}
      <SectionCard title={t("lines_title")}>
        <PriceSummary trip={reservation} stage={PRICE_STAGES[status]} />
      </SectionCard>
      {papers}
      <SectionCard title={t("history.title")}>
        <ReservationHistory history={reservation.history} />
      </SectionCard>
    </div>
  );
}
