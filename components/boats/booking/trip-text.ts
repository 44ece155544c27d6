import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatHourRange } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

/** The chosen trip in one line: `12 Aralık · 16:00–20:00`, nights `12 Aralık – 14 Aralık`; null without a day. */
export function tripText(choice: BookingChoice, locale: Locale): string | null {
  const { kind, day, endDay, startHour, endHour } = choice;
  if (!day) return null;
  const first = formatDay(day, locale, "short");
  if (kind === "daily") return `${first} – ${formatDay(endDay ?? addDays(day, 1), locale, "short")}`;
  return startHour === null || endHour === null ? first : `${first} · ${formatHourRange(startHour, endHour)}`;
}
