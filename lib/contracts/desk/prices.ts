import * as v from "valibot";
import { CURRENCIES, RATE_KINDS } from "../../domain/shared/vocabulary";
import { fieldMessage } from "../field-message";
import { limitedText, tripDay, wholeNumber } from "../fields";

export const deskBoatParams = v.object({ code: limitedText(40, fieldMessage("invalid")) });

/** What was shown before; null asks what it would do. */
export const fingerprint = v.nullable(v.pipe(v.string(), v.maxLength(64)));
/** A part of a boat's document as JSON: the document checks it. */
export const boatDocument = limitedText(40_000, fieldMessage("invalid"));
/** What the form was opened with. */
export const boatVersion = limitedText(64, fieldMessage("invalid"));

export const MIN_PERCENT = -90;
export const MAX_PERCENT = 300;

const raise = v.strictObject({
  kind: v.literal("raise"),
  from: tripDay,
  last: tripDay,
  percent: v.pipe(
    wholeNumber(MIN_PERCENT, MAX_PERCENT),
    v.check((percent) => percent !== 0, fieldMessage("required")),
  ),
});
const rates = v.strictObject({ kind: v.literal("rates"), version: boatVersion, document: boatDocument });

export const deskPricesBody = v.strictObject({
  change: v.union([raise, rates]),
  /** Prices that are far from what they were are meant. */
  sure: v.boolean(),
  fingerprint,
});
export type DeskPrices = v.InferInput<typeof deskPricesBody>;

const fromPrice = v.nullable(
  v.object({ kind: v.picklist(RATE_KINDS), amount: v.number(), currency: v.picklist(CURRENCIES) }),
);
/** How many days of the coming year change, and the list's "from" price; nothing was done unless `done`. */
export const deskPricesResponse = v.object({
  done: v.boolean(),
  fingerprint: v.string(),
  days: v.number(),
  far_days: v.number(),
  before: fromPrice,
  after: fromPrice,
});
export type DeskPricesAnswer = v.InferOutput<typeof deskPricesResponse>;
