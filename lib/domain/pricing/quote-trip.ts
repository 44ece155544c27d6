import type { BoatTerms, CapacityReason, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { percentOf, sumMinor } from "@/lib/domain/shared/money";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { checkTripTimes, type TripTimesRefusal } from "./check-trip-times";
import { priceServices, type ServicesRefusal } from "./price-services";
import { type PriceRefusal, priceTrip } from "./price-trip";

export type QuoteRefusal = TripTimesRefusal | PriceRefusal | ServicesRefusal | "over_capacity";

/**
 * The one price of a trip, in minor units of the boat's currency: lines add up to the total, pay now
 * (`prepaymentPercent` of the total with extras, half-up) and pay on board add up to it too.
 * Refuses what the boat's hours, notice, capacity, rates and services do not allow. Does not check
 * whether the boat is free.
 */
export function quoteTrip(terms: BoatTerms, request: TripRequest, now: Date): Outcome<Quote, QuoteRefusal> {
  const { personCount } = request;
  if (!Number.isInteger(personCount) || personCount < 1) {
    return refuse("quantity_out_of_range", { min: 1, max: terms.cruisingCapacity });
  }
  const times = checkTripTimes(terms, request, now);
  if (!times.ok) return times;
  const capacity = checkCapacity(terms, request);
  if (!capacity.ok) return capacity;
  const trip = priceTrip(terms.rates, request, times.value);
  if (!trip.ok) return trip;
  const services = priceServices(terms, request, times.value, now);
  if (!services.ok) return services;

  const { startsAt, endsAt, hours, nights } = times.value;
  const lines = [...trip.value, ...services.value];
  const totalMinor = sumMinor(lines.map((line) => line.amountMinor));
  // At least one minor unit: a payment of nothing cannot be made, and nothing would hold the boat.
  const prepaymentMinor = Math.min(totalMinor, Math.max(1, percentOf(totalMinor, terms.prepaymentPercent)));
  return accept({
    currency: terms.currency,
    rentType: request.rentType,
    swimTour: request.swimTour,
    startsAt,
    endsAt,
    hours,
    nights,
    personCount,
    lines,
    totalMinor,
    prepaymentMinor,
    remainingMinor: totalMinor - prepaymentMinor,
    acceptedOnBoard: terms.acceptedOnBoard,
    possible: terms.fines,
  });
}

function checkCapacity(
  { cruisingCapacity, sleepingCapacity }: BoatTerms,
  { rentType, personCount }: TripRequest,
): Outcome<null, "over_capacity"> {
  const overNight = rentType === "daily" && sleepingCapacity < cruisingCapacity;
  const reason: CapacityReason = overNight ? "sleeping_capacity" : "cruising_capacity";
  const capacity = overNight ? sleepingCapacity : cruisingCapacity;
  return personCount > capacity ? refuse("over_capacity", { capacity, reason }) : accept(null);
}
