import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import type { ReservationPreset } from "@/components/reservations/list/preset-tabs";
import { parseStatus, ReservationList } from "@/components/reservations/list/reservation-list";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { listUserReservations } from "@/lib/server/reservations/reservation-queries";

export interface ReservationsScreenProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ status?: string | string[] }>;
}

/** The screen behind both addresses: the customer's requests and bookings. */
export async function ReservationsScreen(props: ReservationsScreenProps & { preset: ReservationPreset }) {
  const { preset } = props;
  const [{ locale }, query] = await Promise.all([props.params, props.searchParams]);
  setRequestLocale(locale);
  const status = parseStatus(query.status);
  const session = await requireSession(pathFor(preset, locale, null, { status }));
  const now = currentTime();
  const [frame, reservations, t] = await Promise.all([
    getSiteFrame(locale),
    listUserReservations(session.userId, locale, now),
    getTranslations({ locale, namespace: "reservations" }),
  ]);
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf(preset, null, { status })}
      frame={frame}
      place="reservations"
      title={t(preset === "requests" ? "requests_title" : "title")}
    >
      <ReservationList preset={preset} status={status} reservations={reservations} now={now.toISOString()} />
    </AccountPage>
  );
}
