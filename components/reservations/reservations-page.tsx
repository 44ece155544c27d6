import { useTranslations } from "next-intl";
import { AccountPage } from "@/components/layout/account-page";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { ReservationPreset } from "@/components/reservations/preset-tabs";
import { ReservationList } from "@/components/reservations/reservation-list";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";

interface ReservationsPageProps {
  locale: Locale;
  preset: ReservationPreset;
  /** Null shows all. */
  status: ReservationStatus | null;
  frame: SiteFrame;
  reservations: readonly ReservationSummary[];
  /** The server's clock. */
  now: string;
}

/** The screen behind both addresses: what the customer asked for and what is booked. */
export function ReservationsPage(props: ReservationsPageProps) {
  const { locale, preset, status, frame, reservations, now } = props;
  const t = useTranslations("reservations");
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf(preset, null, { status })}
      frame={frame}
      title={t(preset === "requests" ? "requests_title" : "title")}
    >
      <ReservationList preset={preset} status={status} reservations={reservations} now={now} />
    </AccountPage>
  );
}
