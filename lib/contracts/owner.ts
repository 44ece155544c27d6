import * as v from "valibot";
import { OWNER_STATES } from "@/lib/domain/reservations/owner-state";
import { fieldMessage } from "./field-message";
import { instant, linkToken } from "./fields";
import { messageBody, messageResponse } from "./messages";

/**
 * `accept_change`, `decline_change`: a paid trip's other time · `reply` answers its review in public · `answer` writes
 * to the customer, `read` says that the conversation was opened.
 */
const OWNER_ACTIONS = [
  "accept",
  "decline",
  "accept_change",
  "decline_change",
  "reply",
  "answer",
  "read",
] as const;
export type OwnerAction = (typeof OWNER_ACTIONS)[number];

const ACTIONS_WITH_TEXT: readonly OwnerAction[] = ["decline", "decline_change", "reply", "answer"];

export const ownerParams = v.object({ token: linkToken });

export const ownerBody = v.pipe(
  v.strictObject({ action: v.picklist(OWNER_ACTIONS), text: v.optional(messageBody.entries.text) }),
  v.forward(
    v.partialCheck(
      [["action"], ["text"]],
      ({ action, text }) => text !== undefined || !ACTIONS_WITH_TEXT.includes(action),
      fieldMessage("required"),
    ),
    ["text"],
  ),
);
export type OwnerBody = v.InferInput<typeof ownerBody>;

export const ownerResponse = v.object({
  state: v.picklist(OWNER_STATES),
  expires_at: v.nullable(instant),
  /** The stored message, if one was written. */
  message: v.nullable(messageResponse),
});
export type OwnerResponse = v.InferOutput<typeof ownerResponse>;
