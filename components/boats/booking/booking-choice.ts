import * as v from "valibot";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";
import { addDays, atHour, isTripDay } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

const hour = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(47)));
const day = v.nullable(v.pipe(v.string(), v.check(isTripDay)));

/** The values of the booking card; stored as a draft, so they are parsed when they are read back. */
export const bookingChoice = v.object({
  kind: v.picklist(RATE_KINDS),
  day,
  /** Only for days: the day of return. */
  endDay: day,
  startHour: hour,
  /** Beyond 24 on the next day. */
  endHour: hour,
  persons: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  /** Quantity per service id; services that count themselves have 1. */
  extras: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
});
export type BookingChoice = v.InferOutput<typeof bookingChoice>;

export function emptyChoice(boat: BookingBoat): BookingChoice {
  return {
    kind: boat.from?.kind ?? boat.kinds[0] ?? "hourly",
    day: null,
    endDay: null,
    startHour: null,
    endHour: null,
    persons: Math.min(DEFAULT_GUESTS, boat.capacity),
    extras: {},
  };
}

/** The choice as the API takes it, or null while something is missing. */
export function toTripChoice(choice: BookingChoice): TripChoice | null {
  const { kind, day, endDay, startHour, endHour, persons } = choice;
  if (!day) return null;
  const extras = Object.entries(choice.extras).map(([id, quantity]) => ({
    service_id: Number(id),
    quantity,
  }));
  const shared = { person_count: persons, extras, swim_tour: kind === "swim_tour" };
  if (kind === "daily") {
    return { ...shared, rent_type: "daily", start_date: day, end_date: endDay ?? addDays(day, 1) };
  }
  if (startHour === null || endHour === null) return null;
  return {
    ...shared,
    rent_type: "hourly",
    start_date: atHour(day, startHour),
    end_date: atHour(day, endHour),
  };
}

/** The search in the page's address; null when it names no day. */
export function choiceFromSearch(search: URLSearchParams, boat: BookingBoat): BookingChoice | null {
  const day = search.get("date") ?? "";
  if (!isTripDay(day)) return null;
  const hourOf = (name: string) =>
    /^\d{1,2}$/.test(search.get(name) ?? "") ? Number(search.get(name)) : null;
  const endDay = search.get("end_date") ?? "";
  const overnight = isTripDay(endDay) && endDay > day;
  const asked = search.get("rent_type");
  const daily = asked === "daily" || (asked === null && overnight);
  const wanted = asked === "swim_tour" ? "swim_tour" : daily ? "daily" : "hourly";
  const startHour = hourOf("start_hour");
  const endHour = hourOf("end_hour");
  const choice = {
    ...emptyChoice(boat),
    kind: boat.kinds.includes(wanted) ? wanted : (boat.kinds[0] ?? "hourly"),
    day,
    endDay: overnight ? endDay : null,
    startHour,
    endHour: endHour !== null && startHour !== null && endHour <= startHour ? endHour + 24 : endHour,
    persons: Math.min(boat.capacity, Number(search.get("persons")) || emptyChoice(boat).persons),
  };
  return v.is(bookingChoice, choice) ? choice : null;
}
