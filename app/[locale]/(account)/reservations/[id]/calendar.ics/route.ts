import { redirect } from "next/navigation";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { tripCalendarFile } from "@/lib/server/booking/reservations/documents/trip-calendar-file";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

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
  return new Response(await tripCalendarFile(reservation, locale, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reservation.number}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
