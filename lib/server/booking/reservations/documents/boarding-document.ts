import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import {
  type BoardingTexts,
  boardingTexts,
} from "@/lib/server/booking/reservations/documents/boarding-texts";
import {
  type CardContent,
  renderBoardingCard,
} from "@/lib/server/booking/reservations/documents/render-boarding-card";
import { readLand } from "@/lib/server/catalogue/map/read-land";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/**
 * The boarding card of a trip or a special service as a document of its own, that prints, can be saved and needs no
 * connection afterwards. `page` is the path of what is always up to date.
 */
export async function boardingDocument(
  { locale, page, nonce, now }: { locale: Locale; page: string; nonce: string | null; now: Date },
  contentOf: (t: BoardingTexts) => CardContent,
): Promise<Response> {
  const [t, { brand }, land] = await Promise.all([boardingTexts(locale), getSiteFrame(locale), readLand()]);
  const card = {
    ...contentOf(t),
    brand,
    pageUrl: absoluteUrl(page),
    mapDataUrl: absoluteUrl(pathFor("mapData", locale)),
    land,
    nonce,
    now,
  };
  return new Response(renderBoardingCard(card, t, locale), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}
