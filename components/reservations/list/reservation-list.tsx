import { useTranslations } from "next-intl";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { PresetTabs, type ReservationPreset } from "@/components/reservations/list/preset-tabs";
import { ReservationCard } from "@/components/reservations/list/reservation-card";
import { sortReservations } from "@/components/reservations/list/sort-reservations";
import { splitByTime } from "@/components/reservations/list/split-by-time";
import { StatusFilter } from "@/components/reservations/list/status-filter";
import { Icon } from "@/components/ui/icon/icon";
import { RecordPart } from "@/components/ui/record/record-part";
import type { ReservationSummary } from "@/lib/contracts/reservations";
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
