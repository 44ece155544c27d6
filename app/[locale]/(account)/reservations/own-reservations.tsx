import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import type { ReservationPreset } from "@/components/reservations/preset-tabs";
import { ReservationList } from "@/components/reservations/reservation-list";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { listUserReservations } from "@/lib/server/reservations/reservation-queries";

/** The screen behind both addresses: what the customer asked for and what is booked. */
export async function OwnReservations({ locale, preset }: { locale: Locale; preset: ReservationPreset }) {
  setRequestLocale(locale);
  const session = await requireSession(pathFor(preset, locale));
  const t = await getTranslations({ locale, namespace: "reservations" });
  const now = new Date();
  const [frame, reservations] = await Promise.all([
    getSiteFrame(locale),
    listUserReservations(session.userId, locale, now),
  ]);
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf(preset)}
      frame={frame}
      title={t(preset === "requests" ? "requests_title" : "title")}
    >
      <ReservationList preset={preset} reservations={reservations} now={now.toISOString()} />
    </AccountPage>
  );
}
