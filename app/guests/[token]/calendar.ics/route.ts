import { redirect } from "next/navigation";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { getGuestPage } from "@/lib/server/booking/guests/get-guest-page";
import { linkOfToken } from "@/lib/server/booking/guests/guest-link";
import { boardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { calendarPlace, tripCalendar } from "@/lib/server/booking/reservations/documents/trip-calendar";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

export const dynamic = "force-dynamic";

/** The trip for a guest's calendar; after a cancellation the same file withdraws it. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }) {
  const [{ token }, locale] = await Promise.all([params, requestLocale()]);
  const now = currentTime();
  const page = await getGuestPage(token, locale, null, now);
  const uid = linkOfToken(token);
  const invitation = pathFor("guests", locale, { token }, { lang: locale });
  if (!page || !uid) redirect(invitation);
  const [t, { brand }] = await Promise.all([boardingTexts(locale), getSiteFrame(locale)]);
  const { startsAt, endsAt, port, boat, changes: sequence, state } = page;
  const place = calendarPlace(port.name, port.meetingPoint);
  const link = absoluteUrl(invitation);
  const texts = {
    title: t("guests.card.calendar_title", { boat: boat.name, brand }),
    description: t("guests.card.calendar_text", { name: page.host, link }),
    link,
  };
  const trip = { uid, sequence, cancelled: state === "cancelled", startsAt, endsAt, place, at: port };
  return new Response(tripCalendar(trip, texts, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="palamar.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
