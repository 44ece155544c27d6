import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addHours, type TripTime } from "@/lib/domain/shared/istanbul-time";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";

/** The part of a package that needs a boat. */
export interface BoatPart {
  currency: Currency;
  /** The whole package; the boat is part of it. */
  priceMinor: number;
  hours: number;
  startsAt: TripTime;
  personCount: number;
}

/**
 * The boat's own quote for the hours of a package: by the hour, or as a swim tour where the hours cannot be booked or
 * cost more than the package. The package includes its boat, so a boat whose own price is above the package's is
 * refused, like one that is priced in another currency (`boat_not_included`); what the boat's hours, notice, capacity
 * and rates do not allow is refused as for a trip.
 */
export function quoteOrderBoat(
  terms: BoatTerms,
  part: BoatPart,
  now: Date,
): Outcome<Quote, QuoteRefusal | "boat_not_included"> {
  if (terms.currency !== part.currency) return refuse("boat_not_included");
  const request: TripRequest = {
    rentType: "hourly",
    swimTour: false,
    startsAt: part.startsAt,
    endsAt: addHours(part.startsAt, part.hours),
    personCount: part.personCount,
    extras: [],
  };
  const hourly = quoteTrip(terms, request, now);
  if (hourly.ok && hourly.value.totalMinor <= part.priceMinor) return hourly;
  const tour = quoteTrip(terms, { ...request, swimTour: true }, now);
  if (tour.ok && tour.value.totalMinor <= part.priceMinor) return tour;
  return hourly.ok || tour.ok ? refuse("boat_not_included") : hourly;
}
