import type { OrderResponse } from "@/lib/contracts/orders";
import { formatDay } from "@/lib/i18n/format-date";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import type { BoardingTexts } from "@/lib/server/booking/reservations/documents/boarding-texts";
import { fact, ltr, quiet } from "@/lib/server/booking/reservations/documents/document-parts";
import type { CardContent } from "@/lib/server/booking/reservations/documents/render-boarding-card";
import { escapeHtml } from "@/lib/server/platform/escape-html";

/** A paid order whose day is still to come. */
export type BoardableOrder = OrderResponse & { boarding: NonNullable<OrderResponse["boarding"]> };

/** What the boarding card of a special service says. */
export function orderCard(order: BoardableOrder, t: BoardingTexts, locale: Locale): CardContent {
  const { number, service, boarding, place } = order;
  const { latitude, longitude } = boarding;
  return {
    number,
    checkCode: boarding.check_code,
    name: service.title,
    facts: factsOf(order, t, locale),
    due: fact(t("boarding.remaining"), quiet(t("boarding.remaining_none"))),
    spot: { name: place ?? "", latitude, longitude },
  };
}

function factsOf(order: BoardableOrder, t: BoardingTexts, locale: Locale): string[] {
  const { date, start_date: from, end_date: until, place, meeting_point: spot, vehicle, note } = order;
  const { captain, phone } = order.boarding;
  const when = (time: string) =>
    `${escapeHtml(formatDay(time, locale, "full"))}<br><span class="clock">${ltr(time.slice(11, 16))}</span>`;
  const boat = vehicle
    ? `${escapeHtml(vehicle.name)} (${ltr(vehicle.code)})`
    : escapeHtml(t("orders.boat_later"));
  return [
    fact(
      t("boarding.starts"),
      `${from ? when(from) : escapeHtml(formatDay(date, locale, "full"))}${quiet(t("boarding.times_note"))}`,
    ),
    ...(until ? [fact(t("boarding.ends"), when(until))] : []),
    ...(place ? [fact(t("boarding.place"), escapeHtml(place))] : []),
    ...(spot ? [fact(t("boarding.meeting_point"), escapeHtml(spot), true)] : []),
    fact(t("boarding.package"), escapeHtml(order.package.name)),
    fact(t("boarding.boat"), boat),
    ...(order.person_count === null ? [] : [fact(t("boarding.persons"), String(order.person_count))]),
    ...(captain ? [fact(t("boarding.captain"), `<bdi>${escapeHtml(captain)}</bdi>`)] : []),
    ...(phone
      ? [fact(t("boarding.phone"), `<a href="tel:${escapeHtml(phone)}">${ltr(phoneOnOneLine(phone))}</a>`)]
      : []),
    ...(note ? [fact(t("boarding.note"), `<span dir="auto">${escapeHtml(note)}</span>`, true)] : []),
  ];
}
