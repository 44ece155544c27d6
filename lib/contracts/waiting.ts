import * as v from "valibot";
import { rowId, tripDay, wholeNumber } from "@/lib/contracts/fields";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

/** A day of a boat, and the kind of trip that is wanted on it. */
export const wishBody = v.strictObject({
  vehicle_id: rowId,
  date: tripDay,
  kind: v.picklist(RATE_KINDS),
  person_count: wholeNumber(1, 500),
});
export type WishBody = v.InferOutput<typeof wishBody>;

export const waitingWish = v.object({
  id: v.string(),
  date: tripDay,
  kind: v.picklist(RATE_KINDS),
  person_count: v.number(),
  /** Whether a mail was sent already. */
  told: v.boolean(),
  vehicle: v.object({ id: rowId, code: v.string(), name: v.string(), slug: v.string() }),
});
export type WaitingWish = v.InferOutput<typeof waitingWish>;

export const waitingListResponse = v.object({ items: v.array(waitingWish) });

export const wishTokenParams = v.object({ token: v.string() });
