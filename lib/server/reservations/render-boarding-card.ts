import type { Ring } from "@/lib/domain/map/clip-land";
import { drawLocator } from "@/lib/domain/map/draw-locator";
import { formatInstant } from "@/lib/i18n/format-date";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { escapeHtml } from "@/lib/server/escape-html";
import { BOARDING_CARD_STYLE } from "@/lib/server/reservations/boarding-card-style";
import { boardingQr } from "@/lib/server/reservations/boarding-qr";
import type { BoardingTexts } from "@/lib/server/reservations/boarding-texts";

/** What a boarding card says: of a reservation, or of a special service's order. The pieces are escaped HTML. */
export interface BoardingCard {
  number: string;
  checkCode: string;
  /** What one boards for: the boat, or the special service. */
  name: string;
  facts: readonly string[];
  /** What is paid on board. */
  due: string;
  spot: { name: string; latitude: number; longitude: number };
  brand: string;
  /** Of the page that is always up to date; absolute, since the file may be opened from anywhere. */
  pageUrl: string;
  /** Where the data of the map is explained; absolute too. */
  mapDataUrl: string;
  land: readonly Ring[];
  now: Date;
}

/** Keeps its order in Arabic sentences. */
export const ltr = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
/** Smaller, beside what counts. */
export const quiet = (text: string) => `<span class="quiet">${escapeHtml(text)}</span>`;
/** One labelled fact; `content` is HTML. */
export const fact = (label: string, content: string, wide = false) =>
  `<div${wide ? ' class="wide"' : ""}><dt>${escapeHtml(label)}</dt><dd>${content}</dd></div>`;

/**
 * The boarding card as one HTML document that needs nothing else: no script, font or picture to fetch. So it can be
 * printed, saved as a file and opened without a connection, and looks the same each time.
 */
export function renderBoardingCard(card: BoardingCard, t: BoardingTexts, locale: Locale): string {
  const { number, checkCode, name, brand, pageUrl, now } = card;
  const title = `${t("boarding.title")} ${number}`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${BOARDING_CARD_STYLE}</style>
</head>
<body>
<main>
<p class="actions">
<a href="${escapeHtml(pageUrl)}">${escapeHtml(t("boarding.back"))}</a>
<button type="button" onclick="print()">${escapeHtml(t("boarding.print"))}</button>
</p>
<article class="card">
<header>
<p>${escapeHtml(brand)} · ${escapeHtml(t("boarding.title"))}</p>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(t("boarding.intro"))}</p>
</header>
<section class="proof">
${boardingQr(number, checkCode).replace("<svg", `<svg role="img" aria-label="${escapeHtml(t("boarding.qr_alt"))}"`)}
<div>
<p class="quiet">${escapeHtml(t("boarding.number"))}</p><p class="code">${ltr(number)}</p>
<p class="quiet">${escapeHtml(t("boarding.check_code"))}</p><p class="code">${ltr(checkCode)}</p>
<p class="quiet">${escapeHtml(t("boarding.qr_note"))}</p>
</div>
</section>
<dl class="facts">
${card.facts.join("\n")}
</dl>
${mapOf(card, t)}
<dl class="due">
${card.due}
</dl>
<footer><p class="quiet">${escapeHtml(t("boarding.as_of", { when: formatInstant(now, locale) }))}</p></footer>
</article>
</main>
</body>
</html>
`;
}

/** Drawn into the document, with a link to directions for readers with a connection. */
function mapOf({ spot, land, mapDataUrl }: BoardingCard, t: BoardingTexts): string {
  const { name, latitude, longitude } = spot;
  const link = (href: string, label: string) =>
    `<a class="screen" href="${escapeHtml(href)}" rel="noopener">${escapeHtml(label)}</a>`;
  const picture = drawLocator(land, { latitude, longitude }).replace(
    "<svg",
    `<svg role="img" aria-label="${escapeHtml(t("locator.alt", { name }))}"`,
  );
  return `<figure class="map">${picture}<figcaption>
<strong>${escapeHtml(name)}</strong>
${link(`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`, t("locator.google"))}
${link(`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`, t("locator.osm"))}
<a class="quiet" href="${escapeHtml(mapDataUrl)}">${escapeHtml(t("locator.credit"))}</a>
</figcaption></figure>`;
}
