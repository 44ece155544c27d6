import { nextInTable, type TransitionTable } from "@/lib/domain/shared/next-in-table";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { ChangeStatus } from "@/lib/domain/shared/vocabulary";

type ChangeEvent = "accept" | "make" | "refuse" | "withdraw" | "expire";

/** What ends a change without touching the trip. */
export type ChangeEnd = Extract<ChangeEvent, "refuse" | "withdraw" | "expire">;

/**
 * The complete lifecycle of a change; `accept` leads to the payment of a difference, without one it is made at once.
 */
const CHANGE_TRANSITIONS = {
  asked: {
    accept: "payment_pending",
    make: "made",
    refuse: "refused",
    withdraw: "withdrawn",
    expire: "expired",
  },
  // The owner may take the boat out of service after agreeing.
  payment_pending: { make: "made", refuse: "refused", withdraw: "withdrawn", expire: "expired" },
  made: {},
  refused: {},
  withdrawn: {},
  expired: {},
} as const satisfies TransitionTable<ChangeStatus, ChangeEvent>;

/** The status of a change after the event. Refuses every pair that the table does not name. */
export function nextChangeStatus(
  from: ChangeStatus,
  event: ChangeEvent,
): Outcome<ChangeStatus, "transition_not_allowed"> {
  return nextInTable<ChangeStatus, ChangeEvent>(CHANGE_TRANSITIONS, from, event);
}
