import type { OrderResponse } from "@/lib/contracts/orders";
import { addHours } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { boardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { tripCalendar } from "@/lib/server/booking/reservations/documents/trip-calendar";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/**
 * The iCalendar file of a paid special service in the language of its reader, as the site serves and mails it; after a
 * cancellation it withdraws the entry. Null without a payment, and for old orders that have no hour.
 */
export async function orderCalendarFile(
  order: OrderResponse,
  locale: Locale,
  now: Date,
): Promise<string | null> {
  const { id, number, service, place, start_date: startsAt } = order;
  if (!order.paid_at || !startsAt) return null;
  const [t, { brand }] = await Promise.all([boardingTexts(locale), readSiteSettings()]);
  const event = {
    uid: id,
    number,
    sequence: order.history.length,
    cancelled: order.status === "order_cancelled",
    startsAt,
    // A package without hours: an hour in the calendar, so that it is seen.
    endsAt: order.end_date ?? addHours(startsAt, 1),
    place: [place, order.meeting_point].filter(Boolean).join(", "),
    at: order.boarding,
  };
  const texts = {
    title: t("boarding.calendar_title", { boat: service.title, brand: brand[locale] }),
    description: t("boarding.service_calendar_text", {
      number,
      package: order.package.name,
      link: absoluteUrl(pathFor("serviceCard", locale, { id })),
    }),
    link: absoluteUrl(pathFor("myService", locale, { id })),
  };
  return tripCalendar(event, texts, now);
}
