import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { ReservationStatusPill } from "@/components/reservations/reservation-status";
import { Badge } from "@/components/ui/badge";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { formatInstant, formatTripTime } from "@/lib/i18n/format-date";

interface ThreadLinksProps {
  reservations: readonly ReservationSummary[];
  /** When the last message of a reservation was written. */
  times: ReadonlyMap<string, string>;
  current: string | null;
}

/** The reservations that can be written about, those with the latest messages first. */
export function ThreadLinks({ reservations, times, current }: ThreadLinksProps) {
  const t = useTranslations("account_area.messages");
  const tReservations = useTranslations("reservations");
  const locale = useLocale();
  return (
    <nav aria-label={t("threads")}>
      <ul className="grid gap-3">
        {reservations.map(({ id, number, vehicle, start_date, status, unread_messages }) => {
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
                  <span className="block font-semibold">
                    {vehicle.name} · <Ltr>{number}</Ltr>
                  </span>
                  <span className="block text-muted text-sm">
                    {last ? formatInstant(last, locale) : formatTripTime(start_date, locale)}
                  </span>
                </span>
                {unread > 0 && <Badge tone="coral">{tReservations("unread", { count: unread })}</Badge>}
                <ReservationStatusPill status={status} />
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
