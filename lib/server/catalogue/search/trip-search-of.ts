import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { allowsSwimTour } from "@/lib/domain/pricing/swim-tour-hours";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";

/** The kinds of trip that have hours to choose. */
const BY_HOURS = ["hourly", "swim_tour"] as const satisfies readonly RateKind[];

/** Whether a search can only mean nights: by its rent type, or by an end on a later day. */
export function asksForNights({ rent_type: rentType, date, end_date: endDate }: VehiclesQuery): boolean {
  return rentType === "daily" || (rentType === undefined && isLater(endDate, date));
}

/**
 * The conditions of a search for its day, or null without a date. Hours leave the nights out, and swim tours where none
 * lies within them, so that no search is wasted; no kind may be left. An end hour at or before the start hour is
 * on the next day.
 */
export function tripSearchOf(query: VehiclesQuery): TripSearch | null {
  const { date, end_date: endDate, start_hour: start, end_hour: end, duration } = query;
  if (!date) return null;
  const shared = { day: date, personCount: query.persons ?? 1 };
  if (asksForNights(query)) {
    const endDay = endDate && isLater(endDate, date) ? endDate : null;
    return { ...shared, kinds: ["daily"], endDay, startHour: null, endHour: null, hours: null };
  }
  const anyHours = start === undefined && end === undefined && duration === undefined;
  const endHour = start !== undefined && end !== undefined && end <= start ? end + 24 : end;
  const hours = { startHour: start ?? null, endHour: endHour ?? null, hours: duration ?? null };
  const kinds = query.rent_type ? [query.rent_type] : anyHours ? RATE_KINDS : BY_HOURS;
  return {
    ...shared,
    ...hours,
    kinds: allowsSwimTour(hours) ? kinds : kinds.filter((kind) => kind !== "swim_tour"),
    endDay: null,
  };
}

function isLater(endDate: string | undefined, date: string | undefined): boolean {
  return endDate !== undefined && date !== undefined && endDate > date;
}
