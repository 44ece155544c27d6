// Response parts that reservations and orders share, each with its own statuses.
import * as v from "valibot";
import { currency, instant, minor, uuid } from "./fields";

/** Who caused a step; the operator is whoever of the staff it was. */
export const STEP_ACTORS = ["customer", "owner", "operator", "provider", "system"] as const;
export type StepActor = (typeof STEP_ACTORS)[number];

type Words = readonly [string, ...string[]];

/** What was created, and the deadline for the next step. */
export const createdIn = <const T extends Words>(statuses: T) =>
  v.object({
    id: uuid,
    number: v.string(),
    status: v.picklist(statuses),
    expires_at: v.nullable(instant),
  });

/** The history, in order. */
export const historyIn = <const T extends Words>(statuses: T) =>
  v.array(
    v.object({
      status: v.picklist(statuses),
      /** What led to it, such as `pay`, `change`, `cancel`. */
      event: v.string(),
      actor: v.picklist(STEP_ACTORS),
      reason: v.nullable(v.string()),
      at: instant,
    }),
  );

/** The result of a cancellation, and its refund. */
export const cancelledIn = <const T extends Words>(statuses: T) =>
  v.object({ status: v.picklist(statuses), refund: minor, currency });
