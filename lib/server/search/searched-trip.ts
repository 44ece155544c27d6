import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import type { TripRequest } from "@/lib/domain/pricing/quote-trip";
import { addDays, atHour } from "@/lib/domain/shared/istanbul-time";

/** Hours of a search that names a day but no hours: a short trip in daylight. */
const DEFAULT_START_HOUR = 10;
const DEFAULT_HOURS = 4;

/**
 * The trip that a search asks for, or null without a date. Nights when the daily rent or a later end day is
 * chosen, otherwise hours; an end at or before the start is on the next day.
 */
export function searchedTrip(query: VehiclesQuery): TripRequest | null {
  const { date, end_date: endDate } = query;
  if (!date) return null;
  const shared = { swimTour: false, personCount: query.persons ?? 1, extras: [] };
  const severalDays = endDate !== undefined && endDate > date;
  if (query.rent_type === "daily" || (query.rent_type === undefined && severalDays)) {
    const lastDay = severalDays ? endDate : addDays(date, 1);
    return { ...shared, rentType: "daily", startsAt: atHour(date, 0), endsAt: atHour(lastDay, 0) };
  }
  const start = query.start_hour ?? DEFAULT_START_HOUR;
  const end = query.end_hour ?? start + DEFAULT_HOURS;
  const endsAt = atHour(date, end > start ? end : end + 24);
  return { ...shared, rentType: "hourly", startsAt: atHour(date, start), endsAt };
}
