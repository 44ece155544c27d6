import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import type { RouteQuery } from "@/lib/routes/route-params";

type Trip = Parameters<typeof boatQuery>[0];

/** What the boat's page is to offer when a trip is booked again: the same one, unless it has started. */
export function bookAgainQuery(trip: Trip, now: Date): RouteQuery {
  return toInstant(trip.start_date) > now ? boatQuery(trip) : {};
}
