import * as v from "valibot";
import { GOODWILL_BEARERS } from "../../domain/ledger/words";
import { CANCELLATION_CAUSES } from "../../domain/reservations/plan-refund";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf, textOf, tripTime, wholeNumber } from "../fields";
import { actionBody } from "./action";

export const bookingParams = v.object({ number: limitedText(60, fieldMessage("invalid")) });

/** As it is typed: `1250`, `1250.5` or `1250,50`; in minor units afterwards. */
export const amount = v.pipe(
  limitedText(20, fieldMessage("invalid")),
  v.trim(),
  v.regex(/^\d{1,9}([.,]\d{1,2})?$/, fieldMessage("invalid")),
  v.transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100)),
);

/** As it is typed. */
export const typedNumber = (min: number, max: number) =>
  v.pipe(limitedText(10, fieldMessage("invalid")), v.trim(), v.toNumber(), wholeNumber(min, max));

/** Why, in words that the customer reads. */
const reason = lineOf(500);

export const plainAction = actionBody({});
export const declineAction = actionBody({ reason });
export const cancelAction = actionBody({ cause: v.picklist(CANCELLATION_CAUSES), reason });
export const refundAction = actionBody({
  amount,
  note: reason,
  again: v.boolean(),
  borne_by: v.optional(v.picklist(GOODWILL_BEARERS), "house"),
});
/** Why not, in words that colleagues read. */
export const refuseRefundAction = actionBody({ reason });
export const extendAction = actionBody({ hours: typedNumber(1, 99) });
export const resendAction = actionBody({ mail: limitedText(40, fieldMessage("invalid")) });
/** What becomes of the difference to today's price. `settle`: it goes back or is paid on board · `keep`: nothing. */
export const MOVE_DIFFERENCES = ["settle", "keep"] as const;
export const moveAction = actionBody({
  boat: lineOf(20),
  start_date: tripTime,
  end_date: tripTime,
  person_count: typedNumber(1, 500),
  difference: v.picklist(MOVE_DIFFERENCES),
});

/** Whether nobody came, or somebody did after all. */
export const noShowAction = actionBody({ missed: v.boolean() });

export const noteBody = v.strictObject({ text: textOf(2000) });
export type NoteBody = v.InferInput<typeof noteBody>;
