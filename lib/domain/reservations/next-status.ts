import { nextInTable, type TransitionTable } from "@/lib/domain/shared/next-in-table";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

export const RESERVATION_EVENTS = [
  "accept",
  "decline",
  "pay",
  "cancel",
  "change",
  "expire",
  "come",
  "complete",
] as const;
export type ReservationEvent = (typeof RESERVATION_EVENTS)[number];

/** The complete lifecycle of a reservation; transitions not listed here are refused. */
export const TRANSITIONS = {
  request_created: {
    accept: "request_created_payment_pending",
    decline: "request_rejected",
    cancel: "request_cancelled",
    expire: "request_timeout",
  },
  request_created_payment_pending: {
    pay: "reservation_created",
    cancel: "request_cancelled",
    expire: "request_timeout",
  },
  request_rejected: {},
  request_cancelled: {},
  // Paid too late, but the slot was still free.
  request_timeout: { pay: "reservation_created" },
  // A changed trip may lie further ahead; it comes again when its time is near.
  reservation_created: {
    change: "reservation_created",
    come: "reservation_coming",
    cancel: "reservation_cancelled",
  },
  reservation_coming: {
    change: "reservation_created",
    complete: "reservation_completed",
    cancel: "reservation_cancelled",
  },
  reservation_completed: {},
  reservation_cancelled: {},
} as const satisfies TransitionTable<ReservationStatus, ReservationEvent>;

/** The status after the event. Refuses every pair that the table does not name. */
export function nextStatus(
  from: ReservationStatus,
  event: ReservationEvent,
): Outcome<ReservationStatus, "transition_not_allowed"> {
  return nextInTable<ReservationStatus, ReservationEvent>(TRANSITIONS, from, event);
}
