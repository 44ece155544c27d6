import * as v from "valibot";
import { chosenTrip } from "./boats/trip";
import { fieldMessage } from "./field-message";
import { instant, limitedText, linkToken, personName, rowId, uuid } from "./fields";

/** The most boats that one list shares. */
export const MAX_SHARED_BOATS = 12;
const NAME_LENGTH = 40;

export const createShortlistBody = v.strictObject({
  vehicle_ids: v.pipe(
    v.array(rowId),
    v.minLength(1, fieldMessage("required")),
    v.maxLength(MAX_SHARED_BOATS),
    v.transform((ids) => [...new Set(ids)]),
  ),
  /** All boats are priced for it; without one the list shows "from" prices. */
  trip: v.optional(v.nullable(chosenTrip), null),
});
export type CreateShortlistBody = v.InferInput<typeof createShortlistBody>;

const ownVote = v.object({ id: uuid, name: v.string(), created_at: instant });

export const ownShortlist = v.object({
  id: uuid,
  /** The link that opens the list, without a login. */
  url: v.string(),
  trip: v.nullable(chosenTrip),
  created_at: instant,
  vehicles: v.array(v.object({ id: rowId, slug: v.string(), name: v.string(), votes: v.array(ownVote) })),
});
export type OwnShortlist = v.InferOutput<typeof ownShortlist>;
export const ownShortlistsResponse = v.object({ items: v.array(ownShortlist) });

/** The name that a friend votes under. */
export const voterName = personName(NAME_LENGTH);
export const voteBody = v.strictObject({ vehicle_id: rowId, name: voterName });

/** The votes for one boat; `mine` is the vote of the asking browser. */
export const votesResponse = v.object({ votes: v.array(v.object({ name: v.string(), mine: v.boolean() })) });
export type Votes = v.InferOutput<typeof votesResponse>["votes"];

export const voteParams = v.object({ id: uuid, vote: uuid });
export const shortlistParams = v.object({ token: linkToken });
export const ballotParams = v.object({
  token: linkToken,
  vehicle: v.pipe(limitedText(9), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
});
