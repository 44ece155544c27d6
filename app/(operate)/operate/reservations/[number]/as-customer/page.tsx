import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { readerOf } from "@/app/(operate)/reader-of";
import { OwnReservation } from "@/app/[locale]/(account)/reservations/[id]/own-reservation";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { buttonClass } from "@/components/ui/button-class";
import { directionOf } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { findBooking } from "@/lib/server/operator/find-booking";
import { readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ number: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ number }, t] = await Promise.all([params, translatorOf(await requestLocale(), "console")]);
  return { title: t("as_customer.title", { number }) };
}

/** The customer's page under the session of staff: read from the same data, and nothing in it can be pressed. */
export default async function Page({ params }: { params: Params }) {
  const [{ number }, locale] = await Promise.all([params, requestLocale()]);
  const path = pathFor("consoleAsCustomer", locale, { number });
  const session = await requireStaff("bookings.as_customer", path);
  const now = currentTime();
  const booking = await findBooking(number);
  // An order has no such page; a number that is gone since the middleware looked neither.
  if (booking?.kind !== "reservation") redirect(pathFor("consoleMissing", locale));
  const { customerId, customerLocale } = await readReservationSheet(booking.id, now);
  const reservation = await findUserReservation(customerId, booking.id, customerLocale, now);
  if (!reservation) redirect(pathFor("consoleMissing", locale));
  await writeOpenedCustomer(session, customerId, { booking: number, as_customer: true });
  const t = await translatorOf(locale, "console");
  setRequestLocale(customerLocale);
  return (
    <ConsolePage
      locale={locale}
      title={t("as_customer.title", { number })}
      reader={readerOf(session)}
      place="consoleAsCustomer"
    >
      <p>{t("as_customer.intro")}</p>
      <p>
        <RouteLink
          to="consoleReservation"
          locale={locale}
          params={{ number }}
          className={buttonClass({ variant: "outline" })}
        >
          {t("as_customer.back")}
        </RouteLink>
      </p>
      <div inert lang={customerLocale} dir={directionOf(customerLocale)} className="console-mirror">
        <h2 className="mb-4 font-semibold text-navy text-xl">{reservation.vehicle.name}</h2>
        <OwnReservation {...{ reservation, now }} userId={customerId} locale={customerLocale} />
      </div>
    </ConsolePage>
  );
}
