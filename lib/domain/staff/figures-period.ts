import { addDays, nightsBetween, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { type ListShape, readListQuery, type SearchParams } from "./list-query";

/** What figures can be narrowed by. */
const FIGURES = {
  fields: { from: { kind: "day" }, until: { kind: "day" }, port: { kind: "id" } },
  sorts: [],
  firstSort: "",
} as const satisfies ListShape;

/** The days that figures are about, both included, and the home port of the boats; null = every port. */
export interface FiguresPeriod {
  from: TripDay;
  until: TripDay;
  portId: number | null;
}

/** A leap year: figures of longer periods are of so many days from the first on. */
export const MAX_FIGURES_DAYS = 366;
const MONTHS_BACK = 2;

/** The period that an address asks for: the present month and the two before it where it names no days. */
export function readFiguresPeriod(search: SearchParams, today: TripDay): FiguresPeriod {
  const { from, until, port } = readListQuery(FIGURES, search).chosen;
  const first = from ?? addMonths(monthOf(until ?? today), -MONTHS_BACK);
  const last = until ?? addDays(addMonths(monthOf(from && from > today ? from : today), 1), -1);
  const [begin, end] = first <= last ? [first, last] : [last, first];
  const isTooLong = nightsBetween(begin, end) >= MAX_FIGURES_DAYS;
  return { from: begin, until: isTooLong ? addDays(begin, MAX_FIGURES_DAYS - 1) : end, portId: port };
}

/** The first day of each month that the period touches. */
export function monthsOf({ from, until }: Pick<FiguresPeriod, "from" | "until">): TripDay[] {
  const months: TripDay[] = [];
  for (let month = monthOf(from); month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** How many days of a month lie in the period. */
export function daysOfMonth(month: TripDay, { from, until }: Pick<FiguresPeriod, "from" | "until">): number {
  const end = addMonths(month, 1);
  const last = addDays(end, -1);
  const [begin, stop] = [from > month ? from : month, until < last ? until : last];
  return Math.max(0, nightsBetween(begin, stop) + 1);
}

const monthOf = (day: TripDay) => `${day.slice(0, 7)}-01`;

function addMonths(month: TripDay, count: number): TripDay {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(number / 12)).padStart(4, "0");
  return `${year}-${String((number % 12) + 1).padStart(2, "0")}-01`;
}
