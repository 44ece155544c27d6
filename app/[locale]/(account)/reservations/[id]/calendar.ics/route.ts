import { redirect } from "next/navigation";
import { formatMoney } from "@/lib/i18n/format-money";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { boardingTexts } from "@/lib/server/reservations/boarding-texts";
import { findUserReservation } from "@/lib/server/reservations/reservation-queries";
import { calendarOfReservation, tripCalendar } from "@/lib/server/reservations/trip-calendar";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

export const dynamic = "force-dynamic";

/** The trip for the customer's calendar; after a cancellation the same file withdraws it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("tripCalendar", locale, { id }));
  const now = currentTime();
  const reservation = await findUserReservation(session.userId, id, locale, now);
  if (!reservation) redirect(pathFor("notFound", locale, null, { lang: locale }));
  if (!reservation.paid_at) redirect(pathFor("reservation", locale, { id }));
  const [t, { brand }] = await Promise.all([boardingTexts(locale), getSiteFrame(locale)]);
  const { number, vehicle, person_count, remaining, currency } = reservation;
  const texts = {
    title: t("boarding.calendar_title", { boat: vehicle.name, brand }),
    description: t("boarding.calendar_text", {
      number,
      persons: t("reservations.persons", { count: person_count }),
      remaining: formatMoney(remaining, currency),
      link: absoluteUrl(pathFor("boardingCard", locale, { id })),
    }),
    link: absoluteUrl(pathFor("reservation", locale, { id })),
  };
  return new Response(tripCalendar(calendarOfReservation(reservation), texts, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${number}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
