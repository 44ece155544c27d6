import { MAX_DAYS_AHEAD } from "@/lib/domain/pricing/check-trip-times";
import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { addDays, atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { proposeTrip } from "./propose-trip";
import type { TripSearch } from "./trip-search";

/**
 * no_price: no rate holds on the day · taken: something takes the boat's time · time: it is too soon, over, or too far
 * ahead · persons: fewer persons could go · hours: nothing fits into the boat's hours, or is as long as it must be
 */
export const NO_TRIP_REASONS = ["no_price", "taken", "time", "persons", "hours"] as const;
export type NoTripReason = (typeof NO_TRIP_REASONS)[number];

/**
 * Why `proposeTrip` finds nothing for a boat, by asking it again with one thing less in the way each time; null where
 * it finds a trip.
 */
export function whyNoTrip(
  terms: BoatTerms,
  search: TripSearch,
  busy: readonly Period[],
  now: Date,
): NoTripReason | null {
  const { day } = search;
  if (proposeTrip(terms, search, busy, now)) return null;
  if (search.kinds.every((kind) => !chooseRate(terms.rates, kind, day))) return "no_price";
  if (proposeTrip(terms, search, [], now)) return "taken";
  // Of a day that is neither near nor far.
  const inTime = toInstant(atHour(addDays(day, -Math.floor(MAX_DAYS_AHEAD / 2)), 0));
  if (proposeTrip(terms, search, [], inTime)) return "time";
  return proposeTrip(terms, { ...search, personCount: 1 }, [], inTime) ? "persons" : "hours";
}
