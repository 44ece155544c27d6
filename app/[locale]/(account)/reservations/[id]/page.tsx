import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ReservationDocuments } from "@/app/[locale]/(account)/reservations/[id]/documents";
import { OwnReservation } from "@/app/[locale]/(account)/reservations/[id]/own-reservation";
import { TripGuests } from "@/app/[locale]/(account)/reservations/[id]/trip-guests";
import { AccountPage } from "@/components/layout/account-page";
import { RouteLink } from "@/components/layout/route-link";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, id } = await params;
  const [t, session] = await Promise.all([
    getTranslations({ locale, namespace: "reservations" }),
    currentSession(),
  ]);
  const own =
    session && isUuid(id) ? await findUserReservation(session.userId, id, locale, currentTime()) : null;
  return { title: own ? `${own.vehicle.name} – ${t(`status.${own.status}`)}` : t("meta_title") };
}

export default async function Page({ params }: PageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("reservation", locale, { id }));
  const now = currentTime();
  const reservation = isUuid(id) ? await findUserReservation(session.userId, id, locale, now) : null;
  // Another customer's looks like one that does not exist.
  if (!reservation) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const t = await getTranslations({ locale, namespace: "reservations" });
  const everywhere = inEachLocale(() => ({ id }));
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("reservation", everywhere)}
      frame={await getSiteFrame(locale)}
      place="reservations"
      width="columns"
      title={reservation.vehicle.name}
    >
      <OwnReservation
        {...{ reservation, locale, now }}
        userId={session.userId}
        guests={<TripGuests reservation={reservation} userId={session.userId} locale={locale} now={now} />}
        documents={<ReservationDocuments reservation={reservation} userId={session.userId} locale={locale} />}
      />
      <p className="mt-8">
        <RouteLink to="reservations" locale={locale} className="text-sea underline underline-offset-4">
          {t("back")}
        </RouteLink>
      </p>
    </AccountPage>
  );
}
