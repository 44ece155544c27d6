import type { InferOutput } from "valibot";
import type { changeQuoteBody } from "@/lib/contracts/changes";
import type { NewTrip } from "@/lib/server/booking/changes/price-change";
import { tripTimeOf } from "@/lib/server/catalogue/boats/trip-request-of";

/** The new times and persons of a request body, in the form that the pricing rules take. */
export function newTripOf(body: InferOutput<typeof changeQuoteBody>): NewTrip {
  return {
    startsAt: tripTimeOf(body.start_date),
    endsAt: tripTimeOf(body.end_date),
    personCount: body.person_count,
  };
}
