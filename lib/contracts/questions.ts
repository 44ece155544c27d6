import * as v from "valibot";
import { chosenTrip } from "@/lib/contracts/boats/trip";
import { QUESTION_TOPICS } from "@/lib/domain/shared/vocabulary";
import { fieldMessage } from "./field-message";
import { emptyTextOf, rowId, textOf } from "./fields";
import { messageResponse } from "./messages";

const text = emptyTextOf(2000);

/** What a customer asks before booking: ready topics, own words, or both. */
export const questionBody = v.pipe(
  v.strictObject({
    vehicle_id: rowId,
    topics: v.optional(v.pipe(v.array(v.picklist(QUESTION_TOPICS)), v.maxLength(QUESTION_TOPICS.length)), []),
    text: v.optional(text, ""),
    trip: v.optional(v.nullable(chosenTrip), null),
  }),
  v.forward(
    v.partialCheck(
      [["topics"], ["text"]],
      ({ topics, text: own }) => own !== "" || topics.length > 0,
      fieldMessage("required"),
    ),
    ["text"],
  ),
);
export type QuestionBody = v.InferInput<typeof questionBody>;

export const questionResponse = v.object({
  id: v.string(),
  /** How many numbers and addresses were hidden from it. */
  masked: v.number(),
});

export const reportBody = v.strictObject({ text: textOf(1000) });

/** `read` says that the conversation was opened, `report` closes it and tells the operator why. */
const OWNER_QUESTION_ACTIONS = ["answer", "read", "report"] as const;

/** What an owner does by the link of a mail about a question: an answer has a text, free hours, or both. */
export const ownerQuestionBody = v.pipe(
  v.strictObject({
    action: v.picklist(OWNER_QUESTION_ACTIONS),
    text: v.optional(text, ""),
    trip: v.optional(v.nullable(chosenTrip), null),
  }),
  v.forward(
    v.partialCheck(
      [["action"], ["text"], ["trip"]],
      ({ action, text: own, trip }) =>
        action === "read" || own !== "" || (action === "answer" && trip !== null),
      fieldMessage("required"),
    ),
    ["text"],
  ),
);
export type OwnerQuestionBody = v.InferInput<typeof ownerQuestionBody>;

export const ownerQuestionResponse = v.object({
  /** Whether the conversation is closed. */
  closed: v.boolean(),
  /** The stored message, if one was written. */
  message: v.nullable(messageResponse),
});
export type OwnerQuestionResponse = v.InferOutput<typeof ownerQuestionResponse>;
