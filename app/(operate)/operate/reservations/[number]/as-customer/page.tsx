import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { readerOf } from "@/app/(operate)/reader-of";
import { OwnReservation } from "@/app/[locale]/(account)/reservations/[id]/own-reservation";
import { OwnOrder } from "@/app/[locale]/(account)/special-services/[id]/own-order";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { buttonClass } from "@/components/ui/button-class";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { findUserOrder } from "@/lib/server/booking/orders/order-queries";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { findBooking } from "@/lib/server/operator/find-booking";
import { readOrderSheet } from "@/lib/server/operator/list-orders";
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
  const shown = booking && (await readShown(booking, now));
  // Gone since the middleware looked.
  if (!shown) redirect(pathFor("consoleMissing", locale));
  const { customerId, customerLocale } = shown;
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
        <h2 className="mb-4 font-semibold text-navy text-xl">{shown.title}</h2>
        {shown.content}
      </div>
    </ConsolePage>
  );
}

interface Shown {
  customerId: string;
  customerLocale: Locale;
  title: string;
  content: ReactNode;
}

/** What its customer reads of a booking, in the customer's language; null when there is none. */
async function readShown({ kind, id }: BookingRef, now: Date): Promise<Shown | null> {
  const { customerId, customerLocale: locale } =
    kind === "order" ? await readOrderSheet(id) : await readReservationSheet(id, now);
  const customer = { customerId, customerLocale: locale };
  if (kind === "order") {
    const order = await findUserOrder(customerId, id, locale, now);
    return (
      order && { ...customer, title: order.service.title, content: <OwnOrder {...{ order, locale, now }} /> }
    );
  }
  const reservation = await findUserReservation(customerId, id, locale, now);
  return (
    reservation && {
      ...customer,
      title: reservation.vehicle.name,
      content: <OwnReservation {...{ reservation, locale, now }} userId={customerId} />,
    }
  );
}
