import { serverEnv } from "@/lib/config/env.server";
import type { Ring } from "@/lib/domain/map/clip-land";
import { drawLocator } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { directionsUrl } from "@/lib/routes/directions-url";
import { boardingCardStyle } from "@/lib/server/booking/reservations/documents/boarding-card-style";
import type { BoardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { escapeHtml } from "@/lib/server/platform/escape-html";

/** A text that keeps its order in Arabic: numbers, codes, times. */
export const ltr = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

/** A smaller remark. */
export const quiet = (text: string) => `<span class="quiet">${escapeHtml(text)}</span>`;

/** A line of a list of facts; `content` is HTML. */
export const fact = (label: string, content: string, wide = false) =>
  `<div${wide ? ' class="wide"' : ""}><dt>${escapeHtml(label)}</dt><dd>${content}</dd></div>`;

/** A document that needs nothing else: no script, font or picture to fetch. `body` is HTML. Says that a demo is one. */
export function selfContainedPage(title: string, body: string, t: BoardingTexts, locale: Locale): string {
  const demo = serverEnv().DEMO ? `<p class="demo" role="note">${escapeHtml(t("layout.demo"))}</p>\n` : "";
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${boardingCardStyle(locale)}</style>
</head>
<body>
${demo}<main>
${body}
</main>
</body>
</html>
`;
}

interface DocumentPlace extends GeoPoint {
  name: string;
  land: readonly Ring[];
  /** Where the data of the map is explained; absolute. */
  mapDataUrl: string;
}

/** A place on the coast, drawn into the document, with links to directions for readers with a connection. */
export function placeFigure(
  { name, latitude, longitude, land, mapDataUrl }: DocumentPlace,
  t: BoardingTexts,
): string {
  const link = (href: string, label: string) =>
    `<a class="screen" href="${escapeHtml(href)}" rel="noopener">${escapeHtml(label)}</a>`;
  const picture = drawLocator(land, { latitude, longitude }).replace(
    "<svg",
    `<svg role="img" aria-label="${escapeHtml(t("locator.alt", { name }))}"`,
  );
  return `<figure class="map">${picture}<figcaption>
<strong>${escapeHtml(name)}</strong>
${link(directionsUrl({ latitude, longitude }), t("locator.google"))}
${link(`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`, t("locator.osm"))}
<a class="quiet" href="${escapeHtml(mapDataUrl)}">${escapeHtml(t("locator.credit"))}</a>
</figcaption></figure>`;
}
