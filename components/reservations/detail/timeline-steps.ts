import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

export type TimelineKey = "asked" | "held" | "paid" | "trip";

export type TimelineStep =
  | { kind: "step"; key: TimelineKey; state: "done" | "now" | "later"; at: string | null }
  | { kind: "end"; status: ReservationStatus; at: string | null };

/** The status that fulfils each step. */
const FULFILLED_BY = {
  asked: "request_created",
  held: "request_created_payment_pending",
  paid: "reservation_created",
  trip: "reservation_completed",
} as const satisfies Record<TimelineKey, ReservationStatus>;

const ENDED: readonly ReservationStatus[] = [
  "request_rejected",
  "request_cancelled",
  "request_timeout",
  "reservation_cancelled",
];

/**
 * The way of a reservation: what happened, what is next, what comes later. One that ended early stops at
 * its end. Instant boats have no request step.
 */
export function timelineSteps({
  status,
  history,
}: Pick<ReservationResponse, "status" | "history">): TimelineStep[] {
  const reachedAt = (wanted: ReservationStatus) =>
    history.find((entry) => entry.status === wanted)?.at ?? null;
  const keys: TimelineKey[] = reachedAt("request_created")
    ? ["asked", "held", "paid", "trip"]
    : ["held", "paid", "trip"];
  const firstOpen = keys.findIndex((key) => reachedAt(FULFILLED_BY[key]) === null);
  const doneCount = firstOpen === -1 ? keys.length : firstOpen;
  const done = keys.slice(0, doneCount).map((key): TimelineStep => {
    return { kind: "step", key, state: "done", at: reachedAt(FULFILLED_BY[key]) };
  });
  if (ENDED.includes(status)) return [...done, { kind: "end", status, at: reachedAt(status) }];
  const open = keys.slice(doneCount).map((key, position): TimelineStep => {
    return { kind: "step", key, state: position === 0 ? "now" : "later", at: null };
  });
  return [...done, ...open];
}
