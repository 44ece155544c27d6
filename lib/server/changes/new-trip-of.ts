import type { InferOutput } from "valibot";
import type { changeQuoteBody } from "@/lib/contracts/changes";
import type { NewTrip } from "@/lib/server/changes/price-change";

/**
 * The new times and persons of a request body, in the form that the pricing rules take; a bare day means its midnight.
 */
export function newTripOf(body: InferOutput<typeof changeQuoteBody>): NewTrip {
  const timeOf = (at: string) => (at.length === 10 ? `${at}T00:00` : at);
  return {
    startsAt: timeOf(body.start_date),
    endsAt: timeOf(body.end_date),
    personCount: body.person_count,
  };
}
