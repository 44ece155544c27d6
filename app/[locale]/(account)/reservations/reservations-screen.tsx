import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import type { ReservationPreset } from "@/components/reservations/list/reservation-list";
import { parseStatus, ReservationList } from "@/components/reservations/list/reservation-list";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { listUserReservations } from "@/lib/server/booking/reservations/reservation-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

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
