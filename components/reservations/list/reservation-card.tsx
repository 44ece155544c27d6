import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { ReservationStatusPill } from "@/components/reservations/detail/reservation-status-pill";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { RecordCard } from "@/components/ui/record/record-card";
import { SiteLink } from "@/components/ui/site-link";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { isUpcoming } from "@/lib/domain/reservations/upcoming-trip";
import { formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { pathFor } from "@/lib/routes/path-for";

interface ReservationCardProps {
  reservation: ReservationSummary;
  /** The server's clock. */
  now: string;
}

/** One entry of the list: what it is, its status, the deadline, and the next action. */
export function ReservationCard({ reservation, now }: ReservationCardProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, number, vehicle, unread_messages: unread } = reservation;
  return (
    <RecordCard
      picture={vehicle.picture}
      title={vehicle.name}
      subtitle={
        <>
          {t("number")} <Ltr>{number}</Ltr>
        </>
      }
      status={<ReservationStatusPill reservation={reservation} />}
      amount={
        <>
          <Amount reservation={reservation} />
          {reservation.extras.length > 0 && (
            <SiteLink
              href={`${pathFor("reservation", locale, { id })}#extras`}
              className="inline-flex min-h-11 items-center font-normal text-sea text-sm underline underline-offset-4"
            >
              {t("view_extras")}
              <span className="sr-only">{vehicle.name}</span>
            </SiteLink>
          )}
        </>
      }
      actions={
        <>
          <RouteLink
            to="reservation"
            locale={locale}
            params={{ id }}
            className={buttonClass({ variant: "outline" })}
          >
            {t("show")}{" "}
            <span className="sr-only">
              {vehicle.name}, {formatTripTime(reservation.start_date, locale)}
            </span>
          </RouteLink>
          <CardAction reservation={reservation} />
        </>
      }
    >
      <TripFacts {...reservation} />
      {unread > 0 && (
        <RouteLink
          to="messages"
          locale={locale}
          query={{ reservation: id }}
          className="inline-flex min-h-8 items-center gap-2 justify-self-start rounded-full bg-coral-soft px-3 font-semibold text-coral-dark text-sm"
        >
          <Icon name="message-square" size={16} />
          {t("unread", { count: unread })}
        </RouteLink>
      )}
      <DeadlineLine subject={reservation} now={now} />
    </RecordCard>
  );
}

/** The total of a trip; of a cancelled one what goes back, since nothing else is left of its price. */
function Amount({ reservation }: { reservation: ReservationSummary }) {
  const t = useTranslations("reservations");
  const { status, total_price, refunds, currency } = reservation;
  if (status !== "reservation_cancelled")
    return (
      <p>
        <Ltr>{formatMoney(total_price, currency)}</Ltr>
      </p>
    );
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (back === 0) return <p className="text-base">{t("refund.none")}</p>;
  return <p>{t.rich("refund.amount", { amount: () => <Ltr>{formatMoney(back, currency)}</Ltr> })}</p>;
}

/** What is to be done next with a reservation, as one button in the list; nothing when one can only wait. */
function CardAction({ reservation }: { reservation: ReservationSummary }) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, status, reviewable, vehicle } = reservation;
  const named = <span className="sr-only">{vehicle.name}</span>;
  if (displayStatusOf(reservation) === "request_created_payment_pending") {
    return (
      <RouteLink to="payment" locale={locale} params={{ id }} className={buttonClass()}>
        {t("pay_now")} {named}
      </RouteLink>
    );
  }
  if (isUpcoming(status)) {
    // A document of its own: the browser must load it as one.
    return (
      <a href={pathFor("boardingCard", locale, { id })} className={buttonClass()}>
        {t("boarding_card")} {named}
      </a>
    );
  }
  if (reviewable) {
    return (
      <SiteLink href={`${pathFor("reservation", locale, { id })}#review`} className={buttonClass()}>
        {t("write_review")} {named}
      </SiteLink>
    );
  }
  return null;
}
