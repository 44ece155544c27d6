import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ActorKind, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { mayCause, type TripClock } from "./may-cause";
import { nextStatus, type ReservationEvent } from "./next-status";
import { planAcceptance } from "./plan-deadline";

export interface TransitionPlan {
  to: ReservationStatus;
  /** The deadline of the new status; null when it has none. */
  expiresAt: Date | null;
}

/**
 * The whole state machine in one function: what a reservation becomes when the actor causes the event now. Refuses what
 * the table does not name, what the actor may not cause, and what the clock forbids: answers and
 * cancellations after the deadline, a timeout before it, a trip that is not near or not over.
 */
export function planTransition(
  reservation: { status: ReservationStatus; holdHours?: number | null } & Omit<TripClock, "now">,
  event: ReservationEvent,
  actor: ActorKind,
  now: Date,
): Outcome<TransitionPlan, "transition_not_allowed"> {
  const { status: from, startsAt, endsAt, expiresAt, holdHours } = reservation;
  const next = nextStatus(from, event);
  if (!next.ok) return next;
  if (!mayCause(actor, event, { startsAt, endsAt, expiresAt, now })) {
    return refuse("transition_not_allowed", { from, event, actor });
  }
  if (event !== "accept") return accept({ to: next.value, expiresAt: null });
  const plan = planAcceptance({ startsAt, now, holdHours });
  if (!plan.ok) return refuse("transition_not_allowed", { from, event, reason: plan.code });
  return accept({ to: next.value, expiresAt: plan.value.expiresAt });
}
