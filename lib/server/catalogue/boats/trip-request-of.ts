import type { InferOutput } from "valibot";
import type { quoteBody } from "@/lib/contracts/boats/quote";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import type { TripDay, TripTime } from "@/lib/domain/shared/istanbul-time";

/** The trip time that a request names; a bare day means its midnight. */
export function tripTimeOf(at: TripDay | TripTime): TripTime {
  return at.length === 10 ? `${at}T00:00` : at;
}

/** The choice that a request carries, in the form that the pricing rules take. */
export function tripRequestOf(body: Omit<InferOutput<typeof quoteBody>, "vehicle_id">): TripRequest {
  return {
    rentType: body.rent_type,
    swimTour: body.swim_tour,
    startsAt: tripTimeOf(body.start_date),
    endsAt: tripTimeOf(body.end_date),
    personCount: body.person_count,
    extras: body.extras.map(({ service_id, quantity }) => ({ serviceId: service_id, quantity })),
  };
}
