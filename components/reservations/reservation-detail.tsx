import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { PriceSummary } from "@/components/reservations/price-summary";
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
}

/** All about one reservation: where it stands, what is next, the trip, the price, what happened. */
export function ReservationDetail({ reservation, now }: ReservationDetailProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { status, number, vehicle } = reservation;
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
          <p>{t(`explain.${status}`)}</p>
          <DeadlineLine status={status} expiresAt={reservation.expires_at} now={now} />
          <ReservationTimeline reservation={reservation} />
          <ReservationActions reservation={reservation} />
        </div>
      </SectionCard>
      <SectionCard title={t("trip.title")}>
        <div className="grid gap-4 md:grid-cols-2">
          <TripFacts {...reservation} />
          <dl className="grid content-start gap-3 text-sm">
            {reservation.meeting_point && (
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
      <SectionCard title={t("lines_title")}>
        <PriceSummary trip={reservation} paid={reservation.paid_at !== null} />
      </SectionCard>
      <SectionCard title={t("history.title")}>
        <ReservationHistory history={reservation.history} />
      </SectionCard>
    </div>
  );
}
