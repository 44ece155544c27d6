import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookedTrip } from "@/components/reservations/detail/booked-trip";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { ExtrasList } from "@/components/reservations/detail/extras-list";
import { priceStageOf } from "@/components/reservations/detail/price-stage";
import { PriceSummary } from "@/components/reservations/detail/price-summary";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { ReservationActions } from "@/components/reservations/detail/reservation-actions";
import { ReservationHistory } from "@/components/reservations/detail/reservation-history";
import { ReservationStatusPill } from "@/components/reservations/detail/reservation-status";
import { ReservationTimeline } from "@/components/reservations/detail/reservation-timeline";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { type OfferState, offerState } from "@/lib/domain/payments/offer-state";
import { standingOf } from "@/lib/domain/payments/standing-of";
import { formatInstant } from "@/lib/i18n/format-date";

/** What to say instead of the status when money is or was under way after the hold (messages of `payments.result`). */
const LATE_TEXTS = {
  late_review: "late_review_text",
  withdrawn_review: "withdrawn_review_text",
  returned: "paid_too_late_text",
  withdrawn_returned: "paid_withdrawn_text",
} as const satisfies Partial<Record<OfferState, string>>;

interface ReservationDetailProps {
  reservation: ReservationResponse;
  /** The server's clock. */
  now: string;
  /** Other dates, or no trip at all. */
  change?: ReactNode;
  /** What matters most now: boarding card, review, other boats. */
  foremost?: ReactNode;
  /** Messages and contracts. */
  papers?: ReactNode;
}

/** The details of one reservation: status, next step, trip, price and history. */
export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, now, change, foremost, papers } = props;
  const t = useTranslations("reservations");
  const tResult = useTranslations("payments.result");
  const locale = useLocale();
  const { status, number, refunds } = reservation;
  const offer = offerState(reservation);
  const late = offer in LATE_TEXTS ? LATE_TEXTS[offer as keyof typeof LATE_TEXTS] : null;
  const standing = standingOf(reservation);
  const explained = standing === "payment_in_review" ? t("explain_in_review") : t(`explain.${standing}`);
  // Days before the trip one looks for the quay, not for how it was booked.
  const near = status === "reservation_coming";
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReservationStatusPill reservation={reservation} />
        <span className="text-muted text-sm">
          {t("number")} <Ltr>{number}</Ltr>
          {" · "}
          {t("created", { when: formatInstant(reservation.created_at, locale) })}
        </span>
      </p>
      {near && foremost}
      <SectionCard title={t("timeline.title")}>
        <div className="grid gap-5">
          <p>{late ? tResult(late) : explained}</p>
          <RefundNotice refunds={refunds} />
          <DeadlineLine subject={reservation} now={now} />
          <ReservationTimeline reservation={reservation} />
          <ReservationActions reservation={reservation} now={now} />
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
        <PriceSummary trip={reservation} stage={priceStageOf(reservation)} />
      </SectionCard>
      {papers}
      <SectionCard title={t("history.title")}>
        <ReservationHistory history={reservation.history} />
      </SectionCard>
    </div>
  );
}
