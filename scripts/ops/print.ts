import { nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatPhone } from "@/lib/i18n/format-phone";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/platform/db/database-clock";

/** Beyond these the years of a span are easily overlooked. */
const LONG_SPAN_DAYS = 60;

const yearOf = (instant: Date) => tripDayOf(instant).slice(0, 4);

/** An instant on Istanbul's clock; with its year unless that is the present one. */
export function when(instant: Date, now = currentTime()): string {
  return formatInstant(instant, OPERATOR_LOCALE, yearOf(instant) === yearOf(now) ? "short" : "long");
}

/** From when until when; both with their years where they differ or the span is long. */
export function span(from: Date, until: Date | null, now = currentTime()): string {
  if (!until) return when(from, now);
  const [firstDay, lastDay] = [tripDayOf(from), tripDayOf(until)];
  if (firstDay === lastDay) return `${when(from, now)}–${when(until, now).slice(-5)}`;
  const isLong = yearOf(from) !== yearOf(until) || nightsBetween(firstDay, lastDay) > LONG_SPAN_DAYS;
  const format = (at: Date) => (isLong ? formatInstant(at, OPERATOR_LOCALE, "long") : when(at, now));
  return `${format(from)} – ${format(until)}`;
}

/** An amount with its currency. */
export function money(amount: { minor: number; currency: Currency }): string {
  return formatMoney(amount.minor, amount.currency);
}

/** A name with its telephone number. */
export function reach(name: string | null, phone: string | null): string {
  return [name, phone ? formatPhone(phone) : "no phone"].filter(Boolean).join(" ");
}

/** A text as one line of a list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The parts that there are, in columns. */
export function columns(...parts: (string | number | null | false | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== false && part !== "")
    .join("  ");
}
