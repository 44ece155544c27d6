import { addDays, type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";

/** First day of the month of a day. */
export function monthStart(day: TripDay): TripDay {
  return `${day.slice(0, 7)}-01`;
}

/** First day of the month `count` months later. */
export function addMonths(start: TripDay, count: number): TripDay {
  const [year = 0, month = 1] = start.split("-").map(Number);
  const months = year * 12 + (month - 1) + count;
  return `${String(Math.floor(months / 12))}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

/** The weeks of a month from Monday on; days of other months are null. */
export function monthWeeks(start: TripDay): (TripDay | null)[][] {
  const next = addMonths(start, 1);
  const cells: (TripDay | null)[] = Array.from({ length: weekdayOf(start) }, () => null);
  for (let day = start; day < next; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
