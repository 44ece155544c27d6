import { useLocale, useTranslations } from "next-intl";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { RouteLink } from "@/components/layout/route-link";
import { ReservationCard } from "@/components/reservations/list/reservation-card";
import { sortReservations } from "@/components/reservations/list/sort-reservations";
import { Icon } from "@/components/ui/icon/icon";
import { RecordPart } from "@/components/ui/record/record-part";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

interface ReservationListProps {
  preset: ReservationPreset;
  /** Null shows all. */
  status: ReservationStatus | null;
  reservations: readonly ReservationSummary[];
  /** The server's clock. */
  now: string;
}

/** The status in an address, or null for anything else: a list then shows all. */
export function parseStatus(value: string | string[] | undefined): ReservationStatus | null {
  return RESERVATION_STATUSES.find((status) => status === value) ?? null;
}

const isRequest = ({ status }: ReservationSummary) => status.startsWith("request_");

/** One preset's entries, narrowed to a status by links: it works without scripts and has an address. */
export function ReservationList({ preset, status, reservations, now }: ReservationListProps) {
  const t = useTranslations("reservations");
  const requests = reservations.filter(isRequest);
  const booked = reservations.filter((reservation) => !isRequest(reservation));
  const all = sortReservations(preset === "requests" ? requests : booked);
  const shown = status ? all.filter((one) => one.status === status) : all;
  const parts = splitByTime(shown, new Date(now));
  return (
    <>
      <PresetTabs preset={preset} counts={{ requests: requests.length, reservations: booked.length }} />
      <StatusFilter preset={preset} reservations={all} current={status} />
      {all.length === 0 ? (
        <EmptyListNotice
          icon={<Icon name="sailboat" size={28} />}
          title={t(`empty_${preset}_title`)}
          text={t("empty_text")}
          to="boats"
          action={t("find_boat")}
        />
      ) : shown.length === 0 ? (
        <p className="rounded-card bg-sand p-6 text-center">{t("none_of_status")}</p>
      ) : (
        <div>
          {(["open", "cancelled", "over"] as const).map((part) => (
            <RecordPart
              key={part}
              title={part === "cancelled" ? t("part.cancelled") : t(`part.${preset}_${part}`)}
              entries={parts[part]}
            >
              {(reservation) => <ReservationCard reservation={reservation} now={now} />}
            </RecordPart>
          ))}
        </div>
      )}
    </>
  );
}

/** What still needs something: a payment, an answer, or the day itself. */
const OPEN: readonly ReservationStatus[] = [
  "request_created_payment_pending",
  "request_created",
  ...UPCOMING_STATUSES,
];

/** Entries that are still to come, cancelled trips of future days, and those that are over, each in the given order. */
function splitByTime<Entry extends Pick<ReservationSummary, "status" | "start_date">>(
  entries: readonly Entry[],
  now: Date,
) {
  const partOf = ({ status, start_date }: Entry) => {
    if (OPEN.includes(status)) return "open";
    return status === "reservation_cancelled" && toInstant(start_date) > now ? "cancelled" : "over";
  };
  const inPart = (part: ReturnType<typeof partOf>) => entries.filter((entry) => partOf(entry) === part);
  return { open: inPart("open"), cancelled: inPart("cancelled"), over: inPart("over") };
}

interface StatusFilterProps {
  preset: ReservationPreset;
  reservations: readonly ReservationSummary[];
  current: ReservationStatus | null;
}

/** One link per status that occurs, and one to all of them; nothing where there is no choice. */
function StatusFilter({ preset, reservations, current }: StatusFilterProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const occurring = RESERVATION_STATUSES.filter(
    (status) => status === current || reservations.some((one) => one.status === status),
  );
  if (occurring.length < 2 && current === null) return null;
  const options = [null, ...occurring];
  return (
    <nav aria-label={t("filter.title")} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {options.map((status) => (
          <li key={status ?? "all"}>
            <RouteLink
              to={preset}
              locale={locale}
              query={{ status }}
              aria-current={status === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-4 text-sm hover:border-sea aria-[current=page]:border-navy aria-[current=page]:bg-navy aria-[current=page]:text-white"
            >
              {status ? t(`status.${status}`) : t("filter.all")}
              <span className="tabular">
                {status ? reservations.filter((one) => one.status === status).length : reservations.length}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type ReservationPreset = "requests" | "reservations";

interface PresetTabsProps {
  preset: ReservationPreset;
  counts: Record<ReservationPreset, number>;
}

/** One screen, two entries: requests and reservations, each at its own address. */
function PresetTabs({ preset, counts }: PresetTabsProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  return (
    <nav aria-label={t("presets")} className="mb-6 flex gap-1 border-line border-b">
      {(["requests", "reservations"] as const).map((name) => (
        <RouteLink
          key={name}
          to={name}
          locale={locale}
          aria-current={name === preset ? "page" : undefined}
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 font-semibold text-muted hover:text-navy min-[25rem]:px-4 aria-[current=page]:border-sea aria-[current=page]:text-navy"
        >
          {t(`preset_${name}`)}
          <span className="tabular rounded-full bg-sand px-2 text-sm">{counts[name]}</span>
        </RouteLink>
      ))}
    </nav>
  );
}
