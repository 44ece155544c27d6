import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { ReservationStatusPill } from "@/components/reservations/detail/reservation-status";
import { Badge } from "@/components/ui/badge";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { formatInstant, formatTripTime } from "@/lib/i18n/format-date";

interface ThreadLinksProps {
  title: string;
  reservations: readonly ReservationSummary[];
  /** When the last message of a reservation was written. */
  times: ReadonlyMap<string, string>;
  current: string | null;
}

/** Reservations that were or can be written about; nothing where there are none. */
export function ThreadLinks({ title, reservations, times, current }: ThreadLinksProps) {
  const t = useTranslations("account_area.messages");
  const tReservations = useTranslations("reservations");
  const locale = useLocale();
  if (reservations.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-3">
        {reservations.map((reservation) => {
          const { id, number, vehicle, start_date, unread_messages } = reservation;
          // An open conversation has just been read.
          const unread = id === current ? 0 : unread_messages;
          const last = times.get(id);
          return (
            <li key={id}>
              <RouteLink
                to="messages"
                locale={locale}
                query={{ reservation: id }}
                aria-current={id === current ? "page" : undefined}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-white p-4 hover:border-sea aria-[current=page]:border-sea aria-[current=page]:bg-sea-soft"
              >
                <span className="min-w-0 grow basis-48">
                  <span className="block font-semibold">{vehicle.name}</span>
                  <span className="flex flex-wrap gap-x-3 text-muted text-sm">
                    <Ltr>{number}</Ltr>
                    <span>
                      {last
                        ? t("last_message", { when: formatInstant(last, locale, "short") })
                        : t("trip_on", { when: formatTripTime(start_date, locale) })}
                    </span>
                  </span>
                </span>
                {unread > 0 && <Badge tone="coral">{tReservations("unread", { count: unread })}</Badge>}
                <ReservationStatusPill reservation={reservation} />
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
