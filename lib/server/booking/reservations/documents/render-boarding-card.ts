import type { Ring } from "@/lib/domain/map/clip-land";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { boardingQr } from "@/lib/server/booking/reservations/documents/boarding-qr";
import type { BoardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import {
  ltr,
  placeFigure,
  selfContainedPage,
} from "@/lib/server/booking/reservations/documents/document-parts";
import { escapeHtml } from "@/lib/server/platform/escape-html";

/** What a boarding card says of a reservation, or of a special service's order. The pieces are escaped HTML. */
export interface CardContent {
  number: string;
  checkCode: string;
  /** What one boards for: the boat, or the special service. */
  name: string;
  facts: readonly string[];
  /** What is paid on board. */
  due: string;
  spot: { name: string; latitude: number; longitude: number };
}

export interface BoardingCard extends CardContent {
  brand: string;
  /** Of the page that is always up to date; absolute, since the file may be opened from anywhere. */
  pageUrl: string;
  /** Where the data of the map is explained; absolute too. */
  mapDataUrl: string;
  land: readonly Ring[];
  /** Of this visit: the page's policy runs only scripts that carry it. */
  nonce: string | null;
  now: Date;
}

/** Runs in the document: an `onclick` would be refused, since handlers carry no nonce. */
const PRINT = 'document.getElementById("print").addEventListener("click", () => print())';

/**
 * The boarding card as one HTML document that needs nothing else: no script, font or picture to fetch. So it can be
 * printed, saved as a file and opened without a connection, and looks the same each time.
 */
export function renderBoardingCard(card: BoardingCard, t: BoardingTexts, locale: Locale): string {
  const { number, checkCode, name, spot, land, mapDataUrl, brand, pageUrl, nonce, now } = card;
  const title = `${t("boarding.title")} ${number}`;
  const place = { ...spot, land, mapDataUrl };
  return selfContainedPage(
    title,
    `<p class="actions">
<a href="${escapeHtml(pageUrl)}">${escapeHtml(t("boarding.back"))}</a>
<button type="button" id="print">${escapeHtml(t("boarding.print"))}</button>
</p>
<script${nonce ? ` nonce="${escapeHtml(nonce)}"` : ""}>${PRINT}</script>
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
${placeFigure(place, t)}
<dl class="due">
${card.due}
</dl>
<footer><p class="quiet">${escapeHtml(t("boarding.as_of", { when: formatInstant(now, locale) }))}</p></footer>
</article>`,
    t,
    locale,
  );
}
