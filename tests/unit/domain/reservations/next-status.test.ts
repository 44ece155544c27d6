import fc from "fast-check";
import { holdsSlot } from "@/lib/domain/reservations/holds-slot";
import { mayCause } from "@/lib/domain/reservations/may-cause";
import {
  nextStatus,
  RESERVATION_EVENTS,
  type ReservationEvent,
  TRANSITIONS,
} from "@/lib/domain/reservations/next-status";
import { ACTORS, RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** product.md § 5, written down a second time. */
const ALLOWED: Record<ReservationStatus, ReservationStatus[]> = {
  request_created: [
    "request_created_payment_pending",
    "request_rejected",
    "request_cancelled",
    "request_timeout",
  ],
  request_created_payment_pending: ["reservation_created", "request_cancelled", "request_timeout"],
  request_rejected: [],
  request_cancelled: [],
  request_timeout: ["reservation_created"],
  reservation_created: ["reservation_coming", "reservation_cancelled"],
  reservation_coming: ["reservation_completed", "reservation_cancelled"],
  reservation_completed: [],
  reservation_cancelled: [],
};

test.each(RESERVATION_STATUSES.map((status) => [status]))(
  "%s leads where the product says and nowhere else",
  (from) => {
    expect(Object.values(TRANSITIONS[from]).sort()).toEqual([...ALLOWED[from]].sort());
  },
);

test("a thousand random sequences of events never leave the table and reach every status", () => {
  const reached = new Set<ReservationStatus>();
  const starts = fc.constantFrom<ReservationStatus>("request_created", "request_created_payment_pending");
  const events = fc.array(fc.constantFrom<ReservationEvent>(...RESERVATION_EVENTS), { maxLength: 20 });
  fc.assert(
    fc.property(starts, events, (start, sequence) => {
      let status = start;
      reached.add(status);
      for (const event of sequence) {
        const outcome = nextStatus(status, event);
        if (outcome.ok) {
          expect(ALLOWED[status]).toContain(outcome.value);
          status = outcome.value;
          reached.add(status);
        } else {
          expect(outcome.code).toBe("transition_not_allowed");
        }
      }
    }),
    { numRuns: 1_000 },
  );
  expect([...reached].sort()).toEqual([...RESERVATION_STATUSES].sort());
});

test("names that every object carries are no events", () => {
  expect(nextStatus("request_created", "constructor" as ReservationEvent).ok).toBe(false);
});

test("a slot is held exactly while somebody may still sail, and a finished trip keeps its row", () => {
  expect(RESERVATION_STATUSES.filter(holdsSlot)).toEqual([
    "request_created_payment_pending",
    "reservation_created",
    "reservation_coming",
    "reservation_completed",
  ]);
});

test("customers cancel until the start and never after it; the operator always may", () => {
  const startsAt = new Date("2026-12-01T07:00:00Z");
  const before = { startsAt, now: new Date(startsAt.getTime() - 1) };
  const at = { startsAt, now: startsAt };
  expect(mayCause("customer", "cancel", before)).toBe(true);
  expect(mayCause("customer", "cancel", at)).toBe(false);
  expect(mayCause("operator", "cancel", at)).toBe(true);
});

test("a customer can neither accept, pay by word, complete nor expire", () => {
  const trip = { startsAt: new Date(1), now: new Date(0) };
  expect(RESERVATION_EVENTS.filter((event) => mayCause("customer", event, trip))).toEqual(["cancel"]);
  for (const event of RESERVATION_EVENTS) {
    expect(ACTORS.some((actor) => mayCause(actor, event, trip))).toBe(true);
  }
});
