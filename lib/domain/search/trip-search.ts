import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import {
  addDays,
  atHour,
  hoursBetween,
  type TripDay,
  type TripTime,
  toInstant,
} from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RateKind } from "@/lib/domain/shared/vocabulary";

/** The conditions of a search for a day; null means any. */
export interface TripSearch {
  kinds: readonly RateKind[];
  day: TripDay;
  /** Day of return for nights; null = one night. */
  endDay: TripDay | null;
  /** Whole hours of the day. With an end it is the exact start, alone the earliest one. */
  startHour: number | null;
  /** Counted from the day's midnight, so 26 is 02:00 of the next day. Without a start it is the latest end. */
  endHour: number | null;
  /** Length of the trip; does not count where start and end are given. */
  hours: number | null;
  personCount: number;
}

/** Days that a trip of the searched day may reach beyond its last one: a long trip by the hour and its turnaround. */
const DAYS_BEYOND = 3;

/** The search that matches only this trip, without its extras. A trip off the hour takes each hour that it touches. */
export function searchOfTrip(trip: Omit<TripRequest, "extras">): TripSearch {
  const { rentType, swimTour, startsAt, endsAt, personCount } = trip;
  const day = startsAt.slice(0, 10);
  const shared = { kinds: [swimTour ? ("swim_tour" as const) : rentType], day, hours: null, personCount };
  if (rentType === "daily") return { ...shared, endDay: endsAt.slice(0, 10), startHour: null, endHour: null };
  const hourOf = (time: TripTime) => hoursBetween(atHour(day, 0), time);
  const [startHour, endHour] = [Math.floor(hourOf(startsAt)), Math.ceil(hourOf(endsAt))];
  return { ...shared, endDay: null, startHour, endHour };
}

/** The span in which an occupancy can conflict with a trip of the search. */
export function searchSpan({ day, endDay, endHour }: TripSearch): Period {
  const lastDay = endDay ?? addDays(day, Math.floor((endHour ?? 0) / 24));
  return {
    startsAt: toInstant(atHour(day, 0)),
    endsAt: toInstant(atHour(addDays(lastDay, DAYS_BEYOND), 0)),
  };
}
