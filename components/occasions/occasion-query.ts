import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import {
  ANY_HOUR,
  CHOSEN_NAME,
  EXTRAS_NAME,
  type OccasionChoice,
} from "@/lib/domain/occasions/read-occasion-query";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import type { RouteQuery } from "@/lib/routes/route-params";

/** A choice as the query of an occasion's address; `lines` where somebody chose them. `readOccasionQuery` reads it. */
export function occasionQuery(choice: OccasionChoice, lines: readonly OccasionLine[] | null): RouteQuery {
  const { place, day, startHour, hours, personCount } = choice;
  return {
    where: place ? `${place.kind}-${place.id}` : "all",
    date: day,
    start_hour: startHour ?? ANY_HOUR,
    duration: hours,
    persons: personCount,
    ...(lines ? { [CHOSEN_NAME]: 1, [EXTRAS_NAME]: lines.map(linePair) } : {}),
  };
}

/** A line as the addresses of occasion and checkout carry it: `31:2`. */
export function linePair({ serviceId, quantity }: OccasionLine): string {
  return `${serviceId}:${quantity}`;
}

/** The trip of an offer as addresses name it, without its services. */
export function chosenTripOf(request: Omit<TripRequest, "extras">): ChosenTrip {
  return {
    rent_type: request.rentType,
    swim_tour: request.swimTour,
    start_date: request.startsAt,
    end_date: request.endsAt,
    person_count: request.personCount,
  };
}
