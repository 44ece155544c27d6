import { formatHour } from "./format-hour";
import { INTL_TAGS } from "./intl-tag";
import { LOCALE_FACTS, type Locale } from "./locales";

/**
 * full: weekday, day, month, year · long: day, month, year · short: day, month · brief: the same, cut · weekday: brief
 * with its weekday, cut · month: month, year
 */
export type DateStyle = "full" | "long" | "short" | "brief" | "weekday" | "month";

const STYLES = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "long" },
  brief: { day: "numeric", month: "short" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

const istanbulClock = new Intl.DateTimeFormat("sv-SE-u-nu-latn-ca-gregory", {
  timeZone: "Europe/Istanbul",
  dateStyle: "short",
  timeStyle: "short",
});
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale}${style}`;
  // A trip day has no zone: it is written and read as UTC so that none can move it.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(INTL_TAGS[locale], { ...STYLES[style], timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/** An Istanbul day (`2026-12-01`) in the reader's language: `1 Aralık 2026`. */
export function formatDay(day: string, locale: Locale, style: DateStyle = "long"): string {
  return dayFormat(locale, style).format(new Date(`${day.slice(0, 10)}T00:00Z`));
}

/** Istanbul's wall clock (`2026-12-01T10:00`): `1 Aralık 2026, 10:00`. */
export function formatTripTime(tripTime: string, locale: Locale, style: DateStyle = "long"): string {
  // Joined by hand: runtimes differ in the text between date and time.
  return `${formatDay(tripTime, locale, style)}${LOCALE_FACTS[locale].comma}${tripTime.slice(11, 16)}`;
}

/** An instant as Istanbul's clocks show it, whatever the zone of the reader: `1 Aralık 2026, 10:00`. */
export function formatInstant(instant: Date | string, locale: Locale, style: DateStyle = "long"): string {
  return formatTripTime(istanbulClock.format(new Date(instant)).replace(" ", "T"), locale, style);
}

/** Whole hours as a clock range in reading order of the clock: `10:00–18:00`; 24 stays 24:00. */
export function formatHourRange(fromHour: number, untilHour: number): string {
  return `${formatHour(fromHour)}–${formatHour(untilHour)}`;
}
