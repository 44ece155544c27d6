import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import type { BoatTerms, Quote } from "@/lib/domain/pricing/trip-terms";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { proposeTrip } from "./propose-trip";

/**
 * The trip of a kind with the lowest total that can be booked for this day: as short as the boat rents it, at the
 * first free hours. Null when none can. `busy` must reach beyond the last night of the shortest stay.
 */
export function lowestTrip(
  terms: BoatTerms,
  kind: RateKind,
  day: TripDay,
  busy: readonly Period[],
  now: Date,
  personCount = 1,
): Quote | null {
  const rate = chooseRate(terms.rates, kind, day);
  if (!rate) return null;
  const endDay = kind === "daily" ? addDays(day, shortestNights(rate.minHours)) : null;
  const search = { kinds: [kind], day, endDay, startHour: null, endHour: null, hours: null, personCount };
  return proposeTrip(terms, search, busy, now);
}

function shortestNights(minHours: number): number {
  return Math.max(1, Math.ceil(minHours / 24));
}
