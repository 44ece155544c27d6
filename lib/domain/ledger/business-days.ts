import { addDays, type TripDay, weekdayOf } from "../shared/istanbul-time";
import { FEAST_DAYS, FEASTS, FIXED_HOLIDAYS } from "./holidays";

const SATURDAY = 5;

const HOLIDAYS: ReadonlySet<TripDay> = new Set(
  Object.values(FEASTS).flatMap((feasts) =>
    (["ramadan", "sacrifice"] as const).flatMap((feast) =>
      Array.from({ length: FEAST_DAYS[feast] }, (_, index) => addDays(feasts[feast], index)),
    ),
  ),
);

/** An owner is paid within this many business days after the trip (Electronic Commerce Regulation). */
const PAYOUT_BUSINESS_DAYS = 5;

/** Whether banks and offices work in Türkiye on this day. Feasts of years that are not in the data count as working. */
export function isBusinessDay(day: TripDay): boolean {
  if (weekdayOf(day) >= SATURDAY) return false;
  return !HOLIDAYS.has(day) && !(FIXED_HOLIDAYS as readonly string[]).includes(day.slice(5));
}

/** The business day that is `count` of them after this day. */
export function addBusinessDays(day: TripDay, count: number): TripDay {
  let on = day;
  for (let left = count; left > 0; ) {
    on = addDays(on, 1);
    if (isBusinessDay(on)) left -= 1;
  }
  return on;
}

/** By when the money of a trip that ended on this day is with its owner. */
export function payoutDueOn(endedOn: TripDay): TripDay {
  return addBusinessDays(endedOn, PAYOUT_BUSINESS_DAYS);
}
