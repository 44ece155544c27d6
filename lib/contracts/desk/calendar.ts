import * as v from "valibot";
import { limitedText, lineOf, rowId, tripTime, wholeNumber } from "../fields";

const MAX_BOATS = 20;
const MAX_WEEKS = 10;

/** A time that the owner keeps of own boats, at these hours for some weeks in a row; what is taken is never touched. */
export const deskBlockBody = v.strictObject({
  boats: v.pipe(v.array(limitedText(20)), v.minLength(1), v.maxLength(MAX_BOATS)),
  from: tripTime,
  until: tripTime,
  weeks: wholeNumber(1, MAX_WEEKS),
  note: lineOf(200),
});
export type DeskBlock = v.InferInput<typeof deskBlockBody>;
export const deskBlocksResponse = v.object({ blocks: v.array(v.number()) });

export const deskFreeBody = v.strictObject({
  blocks: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_BOATS * MAX_WEEKS)),
});
