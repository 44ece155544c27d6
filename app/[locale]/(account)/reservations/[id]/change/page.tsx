import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ChangeForm } from "@/components/reservations/change/change-form";
import { TripFacts } from "@/components/reservations/detail/trip-facts";
import { Notice } from "@/components/ui/notice";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findCancellation } from "@/lib/server/booking/reservations/find-cancellation";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getDb } from "@/lib/server/platform/db/pool";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "change" });
  return { title: t("title") };
}

/** Another time for a paid trip; where there is nothing to change it leads back to the reservation. */
export default async function Page({ params }: PageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("changeTrip", locale, { id }));
  const now = currentTime();
  const reservation = isUuid(id) ? await findUserReservation(session.userId, id, locale, now) : null;
  if (!reservation) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const { status, start_date, end_date } = reservation;
  const times = { startsAt: toInstant(start_date), endsAt: toInstant(end_date), expiresAt: null };
  const changeable = planTransition({ status, ...times }, "change", "customer", now).ok;
  if (!changeable || reservation.open_change) redirect(pathFor("reservation", locale, { id }));
  const cancellation = await findCancellation(session.userId, id, now);
  const closed = !cancellation.ok || cancellation.value.percent === 0;
  const [boat] = await listBoatTerms(getDb(), [reservation.vehicle.id]);
  const t = await getTranslations({ locale, namespace: "change" });
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf(
        "changeTrip",
        inEachLocale(() => ({ id })),
      )}
      frame={await getSiteFrame(locale)}
      place="reservations"
      title={t("title")}
    >
      <div className="grid gap-6">
        <p>{t("intro")}</p>
        <section className="grid gap-2 rounded-card bg-sand p-5">
          <h2 className="text-lg">{reservation.vehicle.name}</h2>
          <TripFacts {...reservation} />
        </section>
        {closed ? (
          <Notice tone="warning" title={t("closed.title")}>
            {t("closed.text")}
          </Notice>
        ) : (
          <>
            <noscript>
              <Notice tone="warning">{t("no_script")}</Notice>
            </noscript>
            <IslandMessages locale={locale} nouns={["change", "quote", "checkout", "reservations"]}>
              <ChangeForm
                reservationId={id}
                trip={reservation}
                currency={reservation.currency}
                capacity={boat?.terms.cruisingCapacity ?? reservation.person_count}
                today={tripDayOf(now)}
              />
            </IslandMessages>
          </>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <RouteLink
            to="reservation"
            locale={locale}
            params={{ id }}
            className="text-sea underline underline-offset-4"
          >
            {t("back")}
          </RouteLink>
          <RouteLink
            to="messages"
            locale={locale}
            query={{ reservation: id }}
            className="text-sea underline underline-offset-4"
          >
            {t("write")}
          </RouteLink>
        </p>
      </div>
    </AccountPage>
  );
}
