import * as v from "valibot";
import { SETTLEMENT_KINDS } from "../../domain/payments/compare-settlement";
import { CURRENCIES } from "../../domain/shared/vocabulary";
import { CONSOLE_LIST_NAMES, MAX_VIEW_NAME } from "../../domain/staff/console-lists";
import { fieldMessage } from "../field-message";
import { limitedText, lineOf } from "../fields";

/** A list as it is asked for, under a name; what the list does not know of the query is dropped. */
export const saveViewBody = v.strictObject({
  list: v.picklist(CONSOLE_LIST_NAMES, fieldMessage("invalid")),
  name: lineOf(MAX_VIEW_NAME),
  query: limitedText(1000),
});
export type SaveView = v.InferInput<typeof saveViewBody>;

/** The longest list of a provider, in characters: some thousand lines. */
export const MAX_SETTLEMENT = 400_000;

/** A provider's list of settled payments as CSV. */
export const comparisonBody = v.strictObject({ csv: limitedText(MAX_SETTLEMENT) });

const side = v.nullable(
  v.object({ amount_minor: v.number(), currency: v.picklist(CURRENCIES), day: v.string() }),
);
const differences = v.array(
  v.object({
    kind: v.picklist(SETTLEMENT_KINDS),
    payment_id: v.string(),
    /** Of the booking, where we know the payment. */
    number: v.nullable(v.string()),
    here: side,
    there: side,
  }),
);
export const comparisonResponse = v.object({
  from: v.string(),
  until: v.string(),
  equal: v.number(),
  only_here: differences,
  only_there: differences,
  different: differences,
  /** Numbers of lines that cannot be understood. */
  unread: v.array(v.number()),
});
export type ComparisonResponse = v.InferOutput<typeof comparisonResponse>;
export type ShownDifference = ComparisonResponse["different"][number];
