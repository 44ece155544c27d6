// What reservations and orders answer alike, each in its own statuses.
import * as v from "valibot";
import { ACTORS } from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, uuid } from "./fields";

type Words = readonly [string, ...string[]];

/** What was created, and until when it waits for somebody. */
export const createdIn = <const T extends Words>(statuses: T) =>
  v.object({
    id: uuid,
    number: v.string(),
    status: v.picklist(statuses),
    expires_at: v.nullable(instant),
  });

/** What happened so far, in order. */
export const historyIn = <const T extends Words>(statuses: T) =>
  v.array(
    v.object({
      status: v.picklist(statuses),
      actor: v.picklist(ACTORS),
      reason: v.nullable(v.string()),
      at: instant,
    }),
  );

/** What cancelling did, and what goes back. */
export const cancelledIn = <const T extends Words>(statuses: T) =>
  v.object({ status: v.picklist(statuses), refund: minor, currency });
