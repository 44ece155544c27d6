import { MessageSquare } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { CardAction } from "@/components/reservations/card-action";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { ReservationStatusPill } from "@/components/reservations/reservation-status";
import { TripFacts } from "@/components/reservations/trip-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";
import { pathFor } from "@/lib/routes/path-for";

interface ReservationCardProps {
  reservation: ReservationSummary;
  /** The server's clock. */
  now: string;
}

/** One entry of the list: what it is, where it stands, until when, and the next action. */
export function ReservationCard({ reservation, now }: ReservationCardProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, number, vehicle, status, currency, unread_messages: unread } = reservation;
  const picture = vehicle.picture;
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-white shadow-card md:grid-cols-[240px_minmax(0,1fr)]">
      <div className="aspect-[3/2] bg-line md:aspect-auto" style={{ backgroundColor: picture?.color }}>
        {picture && (
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes="(max-width: 770px) 100vw, 240px"
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid content-start gap-3 p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-lg">{vehicle.name}</h2>
            <p className="text-muted text-sm">
              {t("number")} <Ltr>{number}</Ltr>
            </p>
          </div>
          <ReservationStatusPill status={status} />
        </div>
        <TripFacts {...reservation} />
        {unread > 0 && (
          <RouteLink
            to="messages"
            locale={locale}
            query={{ reservation: id }}
            className="inline-flex min-h-8 items-center gap-2 justify-self-start rounded-full bg-coral-soft px-3 font-semibold text-coral-dark text-sm"
          >
            <MessageSquare aria-hidden size={16} />
            {t("unread", { count: unread })}
          </RouteLink>
        )}
        <DeadlineLine status={status} expiresAt={reservation.expires_at} now={now} />
        <div className="flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
          <div>
            <p className="font-bold text-lg text-navy">
              <Ltr>{formatMoney(reservation.total_price, currency)}</Ltr>
            </p>
            {reservation.extras.length > 0 && (
              <a
                href={`${pathFor("reservation", locale, { id })}#extras`}
                className="inline-flex min-h-6 items-center text-sea text-sm underline underline-offset-4"
              >
                {t("view_extras")}
                <span className="sr-only">{vehicle.name}</span>
              </a>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <RouteLink
              to="reservation"
              locale={locale}
              params={{ id }}
              className={buttonClass({ variant: "outline" })}
            >
              {t("show")}
              <span className="sr-only">{vehicle.name}</span>
            </RouteLink>
            <CardAction reservation={reservation} />
          </div>
        </div>
      </div>
    </article>
  );
}
