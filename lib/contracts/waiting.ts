import * as v from "valibot";
import { linkToken, rowId, tripDay, wholeNumber } from "@/lib/contracts/fields";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

/** A day of a boat, and the kind of trip that is wanted on it. */
export const joinWaitingListBody = v.strictObject({
  vehicle_id: rowId,
  date: tripDay,
  kind: v.picklist(RATE_KINDS),
  person_count: wholeNumber(1, 500),
});
export type JoinWaitingListBody = v.InferOutput<typeof joinWaitingListBody>;

export const waitingEntry = v.object({
  id: v.string(),
  date: tripDay,
  kind: v.picklist(RATE_KINDS),
  person_count: v.number(),
  /** Whether a mail was sent already. */
  told: v.boolean(),
  vehicle: v.object({ id: rowId, code: v.string(), name: v.string(), slug: v.string() }),
});
export type WaitingEntry = v.InferOutput<typeof waitingEntry>;

export const waitingListResponse = v.object({ items: v.array(waitingEntry) });

export const waitingTokenParams = v.object({ token: linkToken });
