import { redirect } from "next/navigation";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { getGuestPage } from "@/lib/server/booking/guests/get-guest-page";
import { renderGuestCard } from "@/lib/server/booking/guests/render-guest-card";
import { boardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { readLand } from "@/lib/server/catalogue/map/read-land";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

export const dynamic = "force-dynamic";

/** A guest's trip details: one document that needs no connection afterwards. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }) {
  const [{ token }, locale] = await Promise.all([params, requestLocale()]);
  const now = currentTime();
  const page = await getGuestPage(token, locale, null, now);
  const invitation = pathFor("guests", locale, { token }, { lang: locale });
  // Closed, cancelled or over: a redirect also deletes what was kept on the device.
  if (page?.state !== "open" && !page?.captain) redirect(invitation);
  const [t, { brand }, land] = await Promise.all([boardingTexts(locale), getSiteFrame(locale), readLand()]);
  const card = {
    page,
    brand,
    invitationUrl: absoluteUrl(invitation),
    mapDataUrl: absoluteUrl(pathFor("mapData", locale)),
    land,
    now,
  };
  return new Response(renderGuestCard(card, t, locale), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}
