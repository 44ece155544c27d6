import type { InferOutput } from "valibot";
import type { changeQuoteBody } from "@/lib/contracts/changes";
import type { TripWish } from "@/lib/server/changes/price-change";

/** The wished times and persons of a request body, in the form that the pricing rules take; a bare day means its midnight. */
export function wishOf(body: InferOutput<typeof changeQuoteBody>): TripWish {
  const timeOf = (at: string) => (at.length === 10 ? `${at}T00:00` : at);
  return {
    startsAt: timeOf(body.start_date),
    endsAt: timeOf(body.end_date),
    personCount: body.person_count,
  };
}
