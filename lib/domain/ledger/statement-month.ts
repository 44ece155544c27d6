import { atHour, type TripDay, toInstant } from "../shared/istanbul-time";

/** A month of Istanbul: `2026-11`. */
export type Month = string;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** A transaction that began before the month was over is written by then. */
const SETTLE_MINUTES = 15;

/** Whether the text is a month. */
export function isMonth(text: string): text is Month {
  return MONTH.test(text);
}

/** The month of a day. */
export function monthOf(day: TripDay): Month {
  return day.slice(0, 7);
}

/** Its first day, the first one after it, and both as instants; half-open. */
export function monthPeriod(month: Month): { firstDay: TripDay; from: Date; until: Date } {
  const firstDay = `${month}-01`;
  const untilDay = `${nextMonth(month)}-01`;
  return { firstDay, from: toInstant(atHour(firstDay, 0)), until: toInstant(atHour(untilDay, 0)) };
}

/** The month after it. */
export function nextMonth(month: Month): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** The month before it. */
export function previousMonth(month: Month): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** Whether a month may be closed: nothing can be written into it any more. */
export function isMonthOver(month: Month, now: Date): boolean {
  return now.getTime() >= monthPeriod(month).until.getTime() + SETTLE_MINUTES * 60_000;
}

/** The number of a statement: counted up within its year. */
export function statementNumber(month: Month, count: number): string {
  return `${month.slice(0, 4)}-${String(count).padStart(4, "0")}`;
}
