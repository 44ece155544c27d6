import * as v from "valibot";
import { lineOf, tripTime } from "../fields";
import { boatDocument, boatVersion, fingerprint } from "./prices";

/** What owners change of a boat by themselves. */
export const DESK_BOAT_PARTS = ["terms", "extras", "rules"] as const;
export type DeskBoatPart = (typeof DESK_BOAT_PARTS)[number];

export const deskPartBody = v.strictObject({
  part: v.picklist(DESK_BOAT_PARTS),
  version: boatVersion,
  document: boatDocument,
});
export type DeskPart = v.InferInput<typeof deskPartBody>;

export const deskPauseBody = v.strictObject({ paused: v.boolean() });

export const deskOutageBody = v.strictObject({
  from: tripTime,
  until: tripTime,
  reason: lineOf(200, 3),
  fingerprint,
});
export type DeskOutage = v.InferInput<typeof deskOutageBody>;
/** Which trips are affected: with any, the operator is asked, and the time is not kept. */
export const deskOutageResponse = v.object({
  done: v.boolean(),
  fingerprint: v.string(),
  trips: v.array(v.object({ number: v.string(), starts_at: v.string() })),
});
export type DeskOutageAnswer = v.InferOutput<typeof deskOutageResponse>;
