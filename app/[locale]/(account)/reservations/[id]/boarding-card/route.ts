import { redirect } from "next/navigation";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { boardingDocument } from "@/lib/server/booking/reservations/documents/boarding-document";
import { reservationCard } from "@/lib/server/booking/reservations/documents/reservation-card";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

export const dynamic = "force-dynamic";

/** The boarding card of a paid trip. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("boardingCard", locale, { id }));
  const now = currentTime();
  const reservation = isUuid(id) ? await findUserReservation(session.userId, id, locale, now) : null;
  if (!reservation) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const page = pathFor("reservation", locale, { id });
  const { boarding } = reservation;
  // Not paid, over or cancelled: there is nothing to board with.
  if (!boarding) redirect(page);
  const nonce = request.headers.get(INTERNAL_HEADERS.nonce);
  return boardingDocument({ locale, page, nonce, now }, (t) =>
    reservationCard({ ...reservation, boarding }, t, locale),
  );
}
