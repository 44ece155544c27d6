import { formatInstant } from "./format-date";
import type { Locale } from "./locales";

const CLOCK_LENGTH = "10:00".length;

/** From when until when on Istanbul's clock, the day once where it is one: `1 Ara, 10:00 – 14:00`. */
export function formatSpan(startsAt: Date, endsAt: Date, locale: Locale): string {
  const [from = "", until = ""] = [startsAt, endsAt].map((at) => formatInstant(at, locale, "brief"));
  const sameDay = from.slice(0, -CLOCK_LENGTH) === until.slice(0, -CLOCK_LENGTH);
  return `${from} – ${sameDay ? until.slice(-CLOCK_LENGTH) : until}`;
}
