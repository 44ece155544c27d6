import { Sailboat } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { orderReservations } from "@/components/reservations/order-reservations";
import { PresetTabs, type ReservationPreset } from "@/components/reservations/preset-tabs";
import { ReservationCard } from "@/components/reservations/reservation-card";
import { StatusFilter } from "@/components/reservations/status-filter";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

interface ReservationListProps {
  preset: ReservationPreset;
  /** Null shows all. */
  status: ReservationStatus | null;
  reservations: readonly ReservationSummary[];
  /** The server's clock. */
  now: string;
}

const isRequest = ({ status }: ReservationSummary) => status.startsWith("request_");

/** One preset's entries, narrowed to a status by links: it works without scripts and has an address. */
export function ReservationList({ preset, status, reservations, now }: ReservationListProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const requests = reservations.filter(isRequest);
  const booked = reservations.filter((reservation) => !isRequest(reservation));
  const all = orderReservations(preset === "requests" ? requests : booked);
  const shown = status ? all.filter((one) => one.status === status) : all;
  return (
    <>
      <PresetTabs preset={preset} counts={{ requests: requests.length, reservations: booked.length }} />
      <StatusFilter preset={preset} reservations={all} current={status} />
      {all.length === 0 ? (
        <EmptyState
          icon={<Sailboat size={28} />}
          title={t(`empty_${preset}_title`)}
          action={
            <RouteLink to="boats" locale={locale} className={buttonClass()}>
              {t("find_boat")}
            </RouteLink>
          }
        >
          {t("empty_text")}
        </EmptyState>
      ) : shown.length === 0 ? (
        <p className="rounded-card bg-sand p-6 text-center">{t("none_of_status")}</p>
      ) : (
        <ul className="grid gap-5">
          {shown.map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard reservation={reservation} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
