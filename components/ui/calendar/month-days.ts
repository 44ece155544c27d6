const DAY_MS = 86_400_000;

const twoDigits = (part: number) => String(part).padStart(2, "0");
const midnightOf = (day: string) => Date.parse(`${day}T00:00Z`);

/** The day `count` days later (earlier when negative); days are written `2026-12-01` and have no time zone. */
export function addDays(day: string, count: number): string {
  const moved = new Date(midnightOf(day) + count * DAY_MS);
  const parts = [moved.getUTCFullYear(), twoDigits(moved.getUTCMonth() + 1), twoDigits(moved.getUTCDate())];
  return parts.join("-");
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7;
}

/** First day of the month of a day. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** First day of the month `count` months later. */
export function addMonths(start: string, count: number): string {
  const [year = 0, month = 1] = start.split("-").map(Number);
  const months = year * 12 + (month - 1) + count;
  return `${String(Math.floor(months / 12))}-${twoDigits((months % 12) + 1)}-01`;
}

/** The weeks of a month from Monday on; days of other months are null. */
export function monthWeeks(start: string): (string | null)[][] {
  const next = addMonths(start, 1);
  const cells: (string | null)[] = Array.from({ length: weekdayOf(start) }, () => null);
  for (let day = start; day < next; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
