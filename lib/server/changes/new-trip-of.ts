import type { InferOutput } from "valibot";
import type { changeQuoteBody } from "@/lib/contracts/changes";
import { tripTimeOf } from "@/lib/server/boats/trip-request-of";
import type { NewTrip } from "@/lib/server/changes/price-change";

/** The new times and persons of a request body, in the form that the pricing rules take. */
export function newTripOf(body: InferOutput<typeof changeQuoteBody>): NewTrip {
  return {
    startsAt: tripTimeOf(body.start_date),
    endsAt: tripTimeOf(body.end_date),
    personCount: body.person_count,
  };
}
