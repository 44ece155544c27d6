import { redirect } from "next/navigation";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { addHours } from "@/lib/domain/shared/istanbul-time";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { findUserOrder } from "@/lib/server/orders/order-queries";
import { boardingTexts } from "@/lib/server/reservations/documents/boarding-texts";
import { tripCalendar } from "@/lib/server/reservations/documents/trip-calendar";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

export const dynamic = "force-dynamic";

/** The special service for the customer's calendar; after a cancellation the same file withdraws it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("serviceCalendar", locale, { id }));
  const order = isUuid(id) ? await findUserOrder(session.userId, id, locale, currentTime()) : null;
  if (!order) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const page = pathFor("myService", locale, { id });
  const { number, service, place, start_date: starts } = order;
  if (!order.paid_at || !starts) redirect(page);
  const [t, { brand }] = await Promise.all([boardingTexts(locale), getSiteFrame(locale)]);
  const event = {
    uid: id,
    number,
    sequence: order.history.length,
    cancelled: order.status === "order_cancelled",
    startsAt: starts,
    // A package without hours: an hour in the calendar, so that it is seen.
    endsAt: order.end_date ?? addHours(starts, 1),
    place: [place, order.meeting_point].filter(Boolean).join(", "),
    at: order.boarding,
  };
  const texts = {
    title: t("boarding.calendar_title", { boat: service.title, brand }),
    description: t("boarding.service_calendar_text", {
      number,
      package: order.package.name,
      link: absoluteUrl(pathFor("serviceCard", locale, { id })),
    }),
    link: absoluteUrl(page),
  };
  return new Response(tripCalendar(event, texts, currentTime()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${number}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
