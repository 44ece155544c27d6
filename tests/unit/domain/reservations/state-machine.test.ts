import fc from "fast-check";
import { RESERVATION_EVENTS } from "@/lib/domain/reservations/next-status";
import { planCreation } from "@/lib/domain/reservations/plan-deadline";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { ACTOR_KINDS, RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { ALLOWED_CHANGES } from "@/tests/fixtures/bookings/allowed-changes";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const created = new Date("2026-11-20T10:00:00Z");

const command = fc.record({
  event: fc.constantFrom(...RESERVATION_EVENTS),
  actor: fc.constantFrom(...ACTOR_KINDS),
  /** Clocks jump, forwards and backwards; half of them stay near the deadlines. */
  minutes: fc.oneof(fc.integer({ min: -60, max: 26 * 60 }), fc.integer({ min: -60, max: 60 * 24 * 60 })),
});
const life = fc.record({
  /** In half of the lifecycles clocks only go forward, so they reach later statuses. */
  orderly: fc.boolean(),
  fastApp: fc.boolean(),
  hoursAhead: fc.integer({ min: 3, max: 24 * 40 }),
  hours: fc.integer({ min: 1, max: 72 }),
  commands: fc.array(command, { minLength: 1, maxLength: 80 }),
});

const WAITING: readonly ReservationStatus[] = ["request_created", "request_created_payment_pending"];

test("1,000 random lifecycles, by every actor at random clocks, never leave the table and reach every status", () => {
  const reached = new Set<ReservationStatus>();
  fc.assert(
    fc.property(life, ({ orderly, fastApp, hoursAhead, hours, commands }) => {
      const startsAt = new Date(created.getTime() + hoursAhead * HOUR);
      const endsAt = new Date(startsAt.getTime() + hours * HOUR);
      const plan = planCreation({ fastApp, startsAt, now: created });
      let now = { status: plan.status as ReservationStatus, expiresAt: plan.expiresAt as Date | null };
      reached.add(now.status);
      const sequence = orderly ? commands.toSorted((a, b) => a.minutes - b.minutes) : commands;
      for (const { event, actor, minutes } of sequence) {
        const clock = new Date(created.getTime() + minutes * MINUTE);
        const outcome = planTransition({ ...now, startsAt, endsAt }, event, actor, clock);
        if (!outcome.ok) {
          expect(outcome.code).toBe("transition_not_allowed");
          continue;
        }
        const { to, expiresAt } = outcome.value;
        expect(ALLOWED_CHANGES[now.status]).toContain(to);
        // A status that waits for a person has a deadline in the future and before the trip; no other status has one.
        expect(expiresAt !== null).toBe(WAITING.includes(to));
        if (expiresAt) {
          expect(expiresAt > clock && expiresAt < startsAt).toBe(true);
        }
        now = { status: to, expiresAt };
        reached.add(to);
      }
    }),
    // The seed stands, so that reaching every status is no matter of luck.
    { numRuns: 1_000, seed: 8 },
  );
  expect([...reached].sort()).toEqual([...RESERVATION_STATUSES].sort());
});

test("a command that succeeded is refused when it comes again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...RESERVATION_STATUSES), command, (status, { event, actor, minutes }) => {
      const now = new Date(created.getTime() + minutes * MINUTE);
      const startsAt = new Date(created.getTime() + 100 * HOUR);
      const trip = { startsAt, endsAt: new Date(startsAt.getTime() + 4 * HOUR) };
      const expiresAt = WAITING.includes(status) ? new Date(created.getTime() + 12 * HOUR) : null;
      const first = planTransition({ ...trip, status, expiresAt }, event, actor, now);
      if (!first.ok) return;
      const { to } = first.value;
      // A trip may be changed again and again; that one change does it once is the change's own table.
      if (event === "change") return;
      const again = planTransition(
        { ...trip, status: to, expiresAt: first.value.expiresAt },
        event,
        actor,
        now,
      );
      expect(again.ok).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
