import { nextInTable, type TransitionTable } from "../shared/next-in-table";
import type { Outcome } from "../shared/outcome";
import type { OwnerState } from "../shared/vocabulary";

const OWNER_EVENTS = ["apply", "invite", "decline", "activate", "suspend", "resume"] as const;
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/**
 * The way of an owner: an application is looked at, the invited complete what is missing, and only the active rent out.
 * Whoever was declined can apply again, and be
 * invited after all.
 */
export const OWNER_TRANSITIONS = {
  applied: { invite: "invited", decline: "declined" },
  declined: { apply: "applied", invite: "invited" },
  // A second invitation replaces the first.
  invited: { invite: "invited", decline: "declined", activate: "active" },
  active: { suspend: "suspended" },
  suspended: { resume: "active" },
} as const satisfies TransitionTable<OwnerState, OwnerEvent>;

/** The state after the event. Refuses every pair that the table does not name. */
export function nextOwnerState(
  from: OwnerState,
  event: OwnerEvent,
): Outcome<OwnerState, "transition_not_allowed"> {
  return nextInTable<OwnerState, OwnerEvent>(OWNER_TRANSITIONS, from, event);
}
