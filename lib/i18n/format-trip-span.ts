import { formatDay, formatTripTime } from "./format-date";
import { leftToRight } from "./left-to-right";
import { LOCALE_FACTS, type Locale } from "./locales";

/**
 * From when until when, as text: `1 Aralık 2026, 10:00–14:00`, or both days. Daily trips that are not booked may have
 * days without hours.
 */
export function formatTripSpan(from: string, until: string, locale: Locale): string {
  if (from.length > 10 && from.slice(0, 10) === until.slice(0, 10))
    return [
      formatDay(from, locale),
      leftToRight(`${from.slice(11, 16)}–${until.slice(11, 16)}`, locale),
    ].join(LOCALE_FACTS[locale].comma);
  const timeOf = (at: string) => (at.length > 10 ? formatTripTime(at, locale) : formatDay(at, locale));
  return `${timeOf(from)} – ${timeOf(until)}`;
}
