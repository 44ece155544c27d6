import * as v from "valibot";
import { type ChosenTrip, chosenTrip } from "@/lib/contracts/boats/trip";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";
import { addDays, atHour, isTripDay } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

const DAY_HOURS = 24;

/**
 * The exact trip that the query of an address names, as `boatQuery` writes it; null while its kind, day or hours are
 * missing. An end hour at or before the start hour is on the next day.
 */
export function parseTripQuery(query: URLSearchParams): ChosenTrip | null {
  const kind = RATE_KINDS.find((one) => one === query.get("rent_type"));
  const day = query.get("date") ?? "";
  if (!kind || !isTripDay(day)) return null;
  const times = kind === "daily" ? nightsOf(query, day) : hoursOf(query, day);
  const trip = {
    rent_type: kind === "daily" ? kind : "hourly",
    swim_tour: kind === "swim_tour",
    ...times,
    person_count: wholeOf(query.get("persons")) ?? DEFAULT_GUESTS,
  };
  const parsed = v.safeParse(chosenTrip, trip);
  return parsed.success ? parsed.output : null;
}

function nightsOf(query: URLSearchParams, day: string) {
  const end = query.get("end_date") ?? "";
  return { start_date: day, end_date: isTripDay(end) && end > day ? end : addDays(day, 1) };
}

function hoursOf(query: URLSearchParams, day: string) {
  const start = wholeOf(query.get("start_hour"));
  const end = wholeOf(query.get("end_hour"));
  if (start === null || end === null || start >= DAY_HOURS || end > DAY_HOURS) return null;
  return { start_date: atHour(day, start), end_date: atHour(day, end > start ? end : end + DAY_HOURS) };
}

function wholeOf(text: string | null): number | null {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
}
