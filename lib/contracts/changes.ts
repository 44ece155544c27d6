import * as v from "valibot";
import { quoteLine } from "@/lib/contracts/boats/quote";
import { CHANGE_STATUSES } from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, tripDay, tripTime, uuid, wholeNumber } from "./fields";

/** The new trip on the same boat; everything else stays as it was booked. Daily trips may name bare days. */
const newTrip = {
  start_date: v.union([tripTime, tripDay]),
  end_date: v.union([tripTime, tripDay]),
  person_count: wholeNumber(1, 500),
};

export const changeQuoteBody = v.strictObject(newTrip);

const difference = {
  /** To be paid online for the change. */
  payment: minor,
  /** Goes back to the card. */
  refund: minor,
};

const policyStep = v.object({ percent: v.number(), until: instant });

export const changeQuoteResponse = v.object({
  currency,
  start_date: tripTime,
  end_date: tripTime,
  person_count: v.number(),
  lines: v.array(quoteLine),
  total_price: minor,
  /** Paid online once the change is made, and what is left to pay on board. */
  prepayment: minor,
  remaining: minor,
  ...difference,
  /** What the policy would give back of a cancellation now: 100 = both differences count in full. */
  percent: v.number(),
  /** Whether the owner is asked first; until then the trip stays as it is. */
  asks_owner: v.boolean(),
  /** Until when what gets back how much of a cancellation after the change. */
  policy_steps: v.array(policyStep),
  /** False when the boat is taken at that time; nearest_free_times then offers others. */
  available: v.boolean(),
  nearest_free_times: v.array(tripTime),
});
export type ChangeQuoteResponse = v.InferOutput<typeof changeQuoteResponse>;

export const startChangeBody = v.strictObject({
  ...newTrip,
  /** What the customer saw; with other amounts the response is 409 price_changed and nothing is changed. */
  expected_total: minor,
  expected_payment: minor,
  expected_refund: minor,
});

export const startChangeResponse = v.object({
  id: uuid,
  /** `asked`: the owner decides · `payment_pending`: the difference is to be paid · `made`: the trip is changed. */
  status: v.picklist(CHANGE_STATUSES),
  expires_at: v.nullable(instant),
  ...difference,
});

export const changeParams = v.object({ id: uuid, change: uuid });

const changedTrip = v.object({
  /** The boat's name where the change goes to another one. */
  boat: v.nullable(v.string()),
  start_date: tripTime,
  end_date: tripTime,
  person_count: v.number(),
  total_price: minor,
});

/** A change of a reservation in any status. */
export const changeEntry = v.object({
  id: uuid,
  status: v.picklist(CHANGE_STATUSES),
  from: changedTrip,
  to: changedTrip,
  ...difference,
  remaining: minor,
  expires_at: v.nullable(instant),
  /** Why the owner refused. */
  reason: v.nullable(v.string()),
  created_at: instant,
  ended_at: v.nullable(instant),
});
export type ChangeEntry = v.InferOutput<typeof changeEntry>;
