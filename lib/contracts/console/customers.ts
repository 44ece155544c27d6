import * as v from "valibot";
import { fieldMessage } from "../field-message";
import { email, limitedText, lineOf, uuid } from "../fields";
import { actionBody } from "./action";

/** Why, in the words of staff: for the audit, not for the customer. */
const reason = lineOf(500);

export const plainAction = actionBody({});
export const reasonAction = actionBody({ reason });
/** Without one: all of them. */
export const sessionsAction = actionBody({ session: v.optional(uuid) });
export const passkeysAction = actionBody({ passkey: v.optional(uuid) });
export const correctEmailAction = actionBody({ email, reason });

/** The number of a review, as its address carries it. */
export const reviewParams = v.object({
  review: v.pipe(
    limitedText(9, fieldMessage("invalid")),
    v.regex(/^[1-9]\d*$/, fieldMessage("invalid")),
    v.transform(Number),
  ),
});
