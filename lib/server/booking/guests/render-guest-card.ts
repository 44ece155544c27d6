import type { Ring } from "@/lib/domain/map/clip-land";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatPhone } from "@/lib/i18n/format-phone";
import { isolate } from "@/lib/i18n/isolate";
import type { Locale } from "@/lib/i18n/locales";
import type { GuestPage } from "@/lib/server/booking/guests/get-guest-page";
import type { BoardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import {
  fact,
  ltr,
  placeFigure,
  quiet,
  selfContainedPage,
} from "@/lib/server/booking/reservations/documents/document-parts";
import { escapeHtml } from "@/lib/server/platform/escape-html";

interface GuestCard {
  page: GuestPage;
  brand: string;
  /** Absolute, since the document may be opened from anywhere. */
  invitationUrl: string;
  mapDataUrl: string;
  land: readonly Ring[];
  now: Date;
}

/**
 * What a guest needs on the quay as one HTML document that needs nothing else, so that it opens without a connection.
 * It names no other guest and no answer.
 */
export function renderGuestCard(card: GuestCard, t: BoardingTexts, locale: Locale): string {
  const { page, brand, now } = card;
  const { latitude, longitude, name } = page.port;
  const place = { name, latitude, longitude, land: card.land, mapDataUrl: card.mapDataUrl };
  const host = isolate(page.host);
  return selfContainedPage(
    t("guests.card.title"),
    `<p class="actions">
<a href="${escapeHtml(card.invitationUrl)}">${escapeHtml(t("guests.card.back"))}</a>
</p>
<article class="card">
<header>
<p>${escapeHtml(brand)} · ${escapeHtml(t("guests.card.title"))}</p>
<h1>${escapeHtml(page.boat.name)}</h1>
<p>${escapeHtml(t("guests.card.intro", { name: host }))}</p>
</header>
<dl class="facts">
${factsOf(page, t, locale).join("\n")}
</dl>
${placeFigure(place, t)}
<dl class="facts">
${fact(t("guests.page.bring"), page.packing.map((item) => escapeHtml(t(`guests.packing.${item}`))).join("<br>"), true)}
${fact(t("guests.page.weather"), quiet(t("guests.page.weather_text")), true)}
</dl>
<footer><p class="quiet">${escapeHtml(t("guests.card.as_of", { when: formatInstant(now, locale) }))}</p></footer>
</article>`,
    t,
    locale,
  );
}

function factsOf(page: GuestPage, t: BoardingTexts, locale: Locale): string[] {
  const { boat, startsAt, endsAt, port, arrival, sunset, captain } = page;
  const when = (time: string) =>
    `${escapeHtml(formatDay(time, locale, "full"))}<br><span class="clock">${ltr(time.slice(11, 16))}</span>`;
  const within = sunset.within ? t("boarding.sunset_within") : t("guests.page.sunset_outside");
  return [
    fact(t("boarding.starts"), `${when(startsAt)}${quiet(t("boarding.times_note"))}`),
    fact(t("boarding.ends"), when(endsAt)),
    fact(t("boarding.sunset"), `${ltr(sunset.at.slice(11))} ${quiet(within)}`),
    fact(t("boarding.port"), escapeHtml(port.name)),
    ...(port.meetingPoint ? [fact(t("boarding.meeting_point"), escapeHtml(port.meetingPoint), true)] : []),
    fact(t("boarding.boat"), `${escapeHtml(boat.name)} (${ltr(boat.code)})`),
    ...(arrival ? [fact(t("boarding.arrival"), escapeHtml(arrival))] : []),
    ...(captain?.name ? [fact(t("boarding.captain"), `<bdi>${escapeHtml(captain.name)}</bdi>`)] : []),
    captain?.phone
      ? fact(
          t("boarding.phone"),
          `<a href="tel:${escapeHtml(captain.phone)}">${ltr(formatPhone(captain.phone))}</a>`,
        )
      : fact(
          t("boarding.phone"),
          quiet(t("guests.page.captain_later", { hours: COMING_HOURS_BEFORE_START })),
        ),
  ];
}
