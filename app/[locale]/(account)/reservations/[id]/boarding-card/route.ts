import { redirect } from "next/navigation";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { readLand } from "@/lib/server/map/read-land";
import { boardingTexts } from "@/lib/server/reservations/papers/boarding-texts";
import { renderBoardingCard } from "@/lib/server/reservations/papers/render-boarding-card";
import { reservationCard } from "@/lib/server/reservations/papers/reservation-card";
import { findUserReservation } from "@/lib/server/reservations/reservation-queries";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

export const dynamic = "force-dynamic";

/** The boarding card of a paid trip: one document that prints, can be saved and needs no connection afterwards. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("boardingCard", locale, { id }));
  const now = currentTime();
  const reservation = await findUserReservation(session.userId, id, locale, now);
  if (!reservation) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const page = pathFor("reservation", locale, { id });
  const { boarding } = reservation;
  // Not paid, over or cancelled: there is nothing to board with.
  if (!boarding) redirect(page);
  const [t, { brand }, land] = await Promise.all([boardingTexts(locale), getSiteFrame(locale), readLand()]);
  const card = {
    ...reservationCard({ ...reservation, boarding }, t, locale),
    brand,
    pageUrl: absoluteUrl(page),
    mapDataUrl: absoluteUrl(pathFor("mapData", locale)),
    land,
    now,
  };
  return new Response(renderBoardingCard(card, t, locale), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}
