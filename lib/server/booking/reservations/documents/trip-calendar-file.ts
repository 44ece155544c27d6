import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { boardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import {
  calendarOfReservation,
  tripCalendar,
} from "@/lib/server/booking/reservations/documents/trip-calendar";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** The iCalendar file of a trip in the language of its reader, as the site serves and mails it. */
export async function tripCalendarFile(
  reservation: ReservationResponse,
  locale: Locale,
  now: Date,
): Promise<string> {
  const [t, { brand }] = await Promise.all([boardingTexts(locale), readSiteSettings()]);
  const { id, number, vehicle, person_count, remaining, currency } = reservation;
  const texts = {
    title: t("boarding.calendar_title", { boat: vehicle.name, brand: brand[locale] }),
    description: t("boarding.calendar_text", {
      number,
      persons: t("reservations.persons", { count: person_count }),
      remaining: formatMoney(remaining, currency),
      link: absoluteUrl(pathFor("boardingCard", locale, { id })),
    }),
    link: absoluteUrl(pathFor("reservation", locale, { id })),
  };
  return tripCalendar(calendarOfReservation(reservation), texts, now);
}
