import * as v from "valibot";
import { currency, minor, rowId, tripDay, tripTime, wholeNumber } from "@/lib/contracts/fields";
import { PARTNER_PAYMENT_TYPES, RENT_TYPES } from "@/lib/domain/shared/vocabulary";

/** Ids and choices, never prices. Daily trips may send bare days: the boat's hand-over hours complete them. */
export const tripChoice = {
  vehicle_id: rowId,
  rent_type: v.picklist(RENT_TYPES),
  swim_tour: v.optional(v.boolean(), false),
  start_date: v.union([tripTime, tripDay]),
  end_date: v.union([tripTime, tripDay]),
  person_count: wholeNumber(1, 500),
  extras: v.optional(
    v.pipe(v.array(v.strictObject({ service_id: rowId, quantity: wholeNumber(1, 999) })), v.maxLength(50)),
    [],
  ),
};

export const quoteBody = v.strictObject(tripChoice);
export type QuoteBody = v.InferInput<typeof quoteBody>;

export const quoteLine = v.object({
  code: v.string(),
  label: v.string(),
  unit: v.string(),
  quantity: v.number(),
  unit_price: minor,
  amount: minor,
});

/** Fines of the usage rules: what may be charged afterwards, never part of the total. */
export const possibleCharge = v.object({ usage_rule_id: rowId, label: v.string(), amount: minor });

export const quoteResponse = v.object({
  currency,
  start_date: tripTime,
  end_date: tripTime,
  lines: v.array(quoteLine),
  total_price: minor,
  prepayment: minor,
  remaining: minor,
  accepted_on_board: v.array(v.picklist(PARTNER_PAYMENT_TYPES)),
  possible: v.array(possibleCharge),
  sunset: v.pipe(
    v.nullable(tripTime),
    v.description(
      "When the sun sets at the boat's port, where a trip by the hour is under way then; else null.",
    ),
  ),
  /** False when the boat is taken at that time; nearest_free_times then offers others. */
  available: v.boolean(),
  nearest_free_times: v.array(tripTime),
  /** Set when the chosen day has no price: the quote is for this nearest day. */
  adjusted_date: v.optional(tripDay),
});
export type QuoteResponse = v.InferOutput<typeof quoteResponse>;
