import * as v from "valibot";
import { fieldMessage } from "./field-message";
import {
  currency,
  hasLink,
  instant,
  lineOf,
  linkToken,
  minor,
  personName,
  tripTime,
  uuid,
  wholeNumber,
} from "./fields";

const NAME_LENGTH = 40;
const NOTE_LENGTH = 200;
/** In years; older guests count as adults. */
export const OLDEST_CHILD = 17;
/** The most adults and the most children that one answer speaks for. */
export const MAX_ADULTS = 20;
export const MAX_CHILDREN = 10;

const childAge = wholeNumber(0, OLDEST_CHILD);
export const CHILD_AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);

const note = v.pipe(
  lineOf(NOTE_LENGTH),
  // It goes into the captain's mail.
  v.check((text) => !hasLink(text), fieldMessage("no_link")),
);

/** A guest's answer: who comes, with which children, and what the crew should know. A refusal has no further guests. */
export const guestAnswerBody = v.pipe(
  v.strictObject({
    name: personName(NAME_LENGTH),
    coming: v.boolean(fieldMessage("required")),
    adults: v.optional(wholeNumber(0, MAX_ADULTS), 0),
    child_ages: v.optional(v.pipe(v.array(childAge), v.maxLength(MAX_CHILDREN)), []),
    /** Allergies, a wheelchair, who cannot swim: read by the inviting customer and the captain. */
    note: v.optional(v.nullable(note), null),
  }),
  v.forward(
    v.partialCheck(
      [["coming"], ["adults"], ["child_ages"]],
      ({ coming, adults, child_ages: ages }) => !coming || adults + ages.length > 0,
      fieldMessage("min_value", 1),
    ),
    ["adults"],
  ),
  v.transform((answer) => (answer.coming ? answer : { ...answer, adults: 0, child_ages: [], note: null })),
);
export type GuestAnswerBody = v.InferInput<typeof guestAnswerBody>;
export type GuestAnswer = v.InferOutput<typeof guestAnswerBody>;

const answered = {
  name: v.string(),
  coming: v.boolean(),
  adults: v.number(),
  child_ages: v.array(v.number()),
  note: v.nullable(v.string()),
  /** When the trip was that they answered for, if it was moved since: they are asked again. Otherwise null. */
  moved_from: v.nullable(v.object({ start_date: tripTime, end_date: tripTime })),
};

/** Of a shared cost: what each party owes the customer who paid, in minor units. */
const share = {
  /** Null for guests who do not come. */
  share: v.nullable(minor),
  /** Whether the inviting customer has ticked it as received. */
  settled: v.boolean(),
};

/** What the asking browser has answered, and how many come. */
export const guestAnswerResponse = v.object({
  mine: v.nullable(v.object(answered)),
  coming: v.number(),
  booked_for: v.number(),
  /** Those who come, by the name that they gave; with their parts when the customer shows the cost. */
  guests: v.array(v.object({ name: v.string(), persons: v.number(), ...share, mine: v.boolean() })),
});
export type GuestAnswerResponse = v.InferOutput<typeof guestAnswerResponse>;

const ownGuest = v.object({ id: uuid, ...answered, ...share, answered_at: instant });
export type OwnGuest = v.InferOutput<typeof ownGuest>;

/** The guests of the customer's own paid trip. */
export const ownGuestsResponse = v.object({
  /** The link that opens the invitation, without a login; null before it is made and once it is closed. */
  url: v.nullable(v.string()),
  /** open: guests may still be invited · over: the trip has begun · cancelled */
  state: v.picklist(["open", "over", "cancelled"]),
  booked_for: v.number(),
  coming: v.number(),
  guests: v.array(ownGuest),
  /** Whether guests see the cost and their parts of it. */
  shows_cost: v.boolean(),
  total_price: minor,
  currency,
  /** When the passenger list went to the captain. */
  list_sent_at: v.nullable(instant),
  /** When it is sent without a request; null when only the customer sends it. */
  list_due_at: v.nullable(instant),
});
export type OwnGuests = v.InferOutput<typeof ownGuestsResponse>;

export const guestSettingsBody = v.strictObject({ shows_cost: v.boolean(fieldMessage("required")) });
export const guestShareBody = v.strictObject({ settled: v.boolean(fieldMessage("required")) });

export const guestParams = v.object({ id: uuid, guest: uuid });
export const guestLinkParams = v.object({ token: linkToken });
