import * as v from "valibot";
import { chosenTrip } from "@/lib/contracts/boats/trip";
import { MESSAGE_AUTHORS, TRIP_STATES } from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, textOf } from "./fields";

/** Free hours that an owner suggested, and what has become of them. */
export const suggestionResponse = v.object({
  trip: chosenTrip,
  state: v.pipe(v.picklist(TRIP_STATES), v.description("As of now: `free` can be booked at the total.")),
  currency: v.nullable(currency),
  total_price: v.nullable(minor),
});
export type SuggestionResponse = v.InferOutput<typeof suggestionResponse>;

export const messageResponse = v.object({
  id: v.number(),
  author: v.picklist(MESSAGE_AUTHORS),
  /** The support team wrote it for the owner. */
  by_operator: v.boolean(),
  text: v.string(),
  /** How many numbers and addresses were hidden before the payment. */
  masked: v.number(),
  suggestion: v.nullable(suggestionResponse),
  created_at: instant,
});
export type MessageResponse = v.InferOutput<typeof messageResponse>;

/** The conversation about a reservation, an order or a question, the oldest first. */
export const messagesResponse = v.object({ items: v.array(messageResponse) });

export const messageBody = v.strictObject({ text: textOf(2000) });
export type MessageBody = v.InferInput<typeof messageBody>;
