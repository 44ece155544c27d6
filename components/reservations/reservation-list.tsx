import { Sailboat } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { PresetTabs, type ReservationPreset } from "@/components/reservations/preset-tabs";
import { ReservationCard } from "@/components/reservations/reservation-card";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";
import type { ReservationSummary } from "@/lib/contracts/reservations";

interface ReservationListProps {
  preset: ReservationPreset;
  reservations: readonly ReservationSummary[];
  /** The server's clock. */
  now: string;
}

const isRequest = ({ status }: ReservationSummary) => status.startsWith("request_");

export function ReservationList({ preset, reservations, now }: ReservationListProps) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const requests = reservations.filter(isRequest);
  const booked = reservations.filter((reservation) => !isRequest(reservation));
  const shown = preset === "requests" ? requests : booked;
  return (
    <>
      <PresetTabs preset={preset} counts={{ requests: requests.length, reservations: booked.length }} />
      {shown.length === 0 ? (
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
