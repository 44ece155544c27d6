import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ReservationDocuments } from "@/app/[locale]/(account)/reservations/[id]/documents";
import { NextStep } from "@/app/[locale]/(account)/reservations/[id]/next-step";
import { TripGuests } from "@/app/[locale]/(account)/reservations/[id]/trip-guests";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ChangeTrip } from "@/components/reservations/cancel/change-trip";
import { mayCancel, rebookChoice } from "@/components/reservations/cancel/may-cancel";
import { OpenChange } from "@/components/reservations/change/open-change";
import { ReservationDetail } from "@/components/reservations/detail/reservation-detail";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";
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

/** Not while a payment is checked (a new booking would be paid once more), nor while another change is open. */
function wayToChange(reservation: ReservationResponse): "change" | "rebook" | null {
  if (reservation.payment_in_review || reservation.open_change) return null;
  return reservation.paid_at ? "change" : "rebook";
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
  const { status, vehicle, open_change } = reservation;
  const changeable = mayCancel(reservation, now);
  const cancellation =
    changeable && reservation.paid_at ? await findCancellation(session.userId, id, now) : null;
  const trip = {
    reservationId: id,
    boatId: vehicle.id,
    slug: vehicle.slug,
    choice: rebookChoice(reservation),
  };
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("reservation", everywhere)}
      frame={await getSiteFrame(locale)}
      place="reservations"
      width="columns"
      title={vehicle.name}
    >
      <ReservationDetail
        reservation={reservation}
        now={now.toISOString()}
        cancellation={cancellation?.ok ? cancellation.value : undefined}
        openChange={
          open_change && (
            <IslandMessages locale={locale} nouns={["change", "reservations"]}>
              <OpenChange
                reservationId={id}
                change={open_change}
                currency={reservation.currency}
                inReview={reservation.payment_in_review}
                now={now.toISOString()}
              />
            </IslandMessages>
          )
        }
        change={
          changeable && (
            <IslandMessages
              locale={locale}
              nouns={["cancellation", "checkout", "payment_methods", "validation"]}
            >
              <ChangeTrip
                trip={trip}
                request={status.startsWith("request_")}
                way={wayToChange(reservation)}
              />
            </IslandMessages>
          )
        }
        nextStep={<NextStep reservation={reservation} locale={locale} now={now} />}
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
