import type { InferOutput } from "valibot";
import type { quoteBody } from "@/lib/contracts/boats/quote";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";

/** The choice that a request carries, in the form that the pricing rules take; a bare day means its midnight. */
export function tripRequestOf(body: Omit<InferOutput<typeof quoteBody>, "vehicle_id">): TripRequest {
  const timeOf = (at: string) => (at.length === 10 ? `${at}T00:00` : at);
  return {
    rentType: body.rent_type,
    swimTour: body.swim_tour,
    startsAt: timeOf(body.start_date),
    endsAt: timeOf(body.end_date),
    personCount: body.person_count,
    extras: body.extras.map(({ service_id, quantity }) => ({ serviceId: service_id, quantity })),
  };
}
