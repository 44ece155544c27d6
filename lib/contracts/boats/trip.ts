import * as v from "valibot";
import { tripDay, tripTime, wholeNumber } from "@/lib/contracts/fields";
import { RENT_TYPES } from "@/lib/domain/shared/vocabulary";

/** A trip without a boat: what was searched for or chosen, never a price. Daily trips may name bare days. */
export const chosenTrip = v.strictObject({
  rent_type: v.picklist(RENT_TYPES),
  swim_tour: v.optional(v.boolean(), false),
  start_date: v.union([tripTime, tripDay]),
  end_date: v.union([tripTime, tripDay]),
  person_count: wholeNumber(1, 500),
});
export type ChosenTrip = v.InferOutput<typeof chosenTrip>;
export type ChosenTripInput = v.InferInput<typeof chosenTrip>;
