import { useLocale, useTranslations } from "next-intl";
import { ReservationStatusPill } from "@/components/reservations/detail/reservation-status-pill";
import { sortReservations } from "@/components/reservations/list/sort-reservations";
import { ThreadLink } from "@/components/ui/thread-link";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant, formatTripTime } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";

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
          const last = times.get(id);
          return (
            <li key={id}>
              <ThreadLink
                href={pathFor("messages", locale, null, { reservation: id })}
                title={vehicle.name}
                number={number}
                when={
                  last
                    ? t("last_message", { when: formatInstant(last, locale, "short") })
                    : t("trip_on", { when: formatTripTime(start_date, locale) })
                }
                unread={unread_messages > 0 ? tReservations("unread", { count: unread_messages }) : null}
                current={id === current}
              >
                <ReservationStatusPill reservation={reservation} />
              </ThreadLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Requests that never became a trip: a conversation about them is not started any more. */
const DEAD: readonly ReservationStatus[] = ["request_rejected", "request_cancelled", "request_timeout"];

type Threaded = Pick<ReservationSummary, "id" | "status" | "expires_at" | "start_date" | "created_at">;

/**
 * Conversations, the latest message first, and the reservations that one may begin to write about; the open one
 * is always included. `times`: when the last message of a reservation was written.
 */
export function sortThreads<Entry extends Threaded>(
  entries: readonly Entry[],
  times: ReadonlyMap<string, string>,
  current: string | null,
): { written: Entry[]; unwritten: Entry[] } {
  const lastOf = ({ id }: Entry) => times.get(id) ?? "";
  const silent = entries.filter((one) => !times.has(one.id));
  return {
    written: entries.filter(({ id }) => times.has(id)).toSorted((a, b) => lastOf(b).localeCompare(lastOf(a))),
    unwritten: sortReservations(silent.filter(({ id, status }) => id === current || !DEAD.includes(status))),
  };
}
