import fc from "fast-check";
import { checkOpenHolds } from "@/lib/domain/reservations/check-open-holds";
import {
  checkHoldHours,
  comingAt,
  planAcceptance,
  planCreation,
  planHoldExtension,
} from "@/lib/domain/reservations/plan-deadline";
import { granted } from "@/tests/fixtures/boats/sample-terms";

const now = new Date("2026-12-01T09:00:00Z");
const HOUR = 3_600_000;
const after = (hours: number) => new Date(now.getTime() + hours * HOUR);

test("an instant boat is held for 30 minutes, never past the start", () => {
  expect(planCreation({ fastApp: true, startsAt: after(10), now })).toEqual({
    status: "request_created_payment_pending",
    expiresAt: after(0.5),
  });
  expect(planCreation({ fastApp: true, startsAt: after(0.25), now }).expiresAt).toEqual(after(0.25));
});

test("staff holds a boat for a caller for whole hours from one to a week, never past the start", () => {
  const held = (holdHours: number, startsAt = after(300)) =>
    planCreation({ fastApp: true, startsAt, now, holdHours }).expiresAt;
  expect(held(48)).toEqual(after(48));
  expect(held(48, after(10))).toEqual(after(10));
  expect([1, 168].map((hours) => checkHoldHours(hours).ok)).toEqual([true, true]);
  for (const hours of [0, 1.5, 169, Number.NaN])
    expect(checkHoldHours(hours)).toMatchObject({
      code: "hold_out_of_bounds",
      details: { min: 1, max: 168 },
    });
});

test("the hours that staff chose for a caller count from the owner's yes, until an hour before the start", () => {
  expect(planCreation({ fastApp: false, startsAt: after(100), now, holdHours: 48 })).toEqual(
    planCreation({ fastApp: false, startsAt: after(100), now }),
  );
  const accepted = (startsAt: Date) => granted(planAcceptance({ startsAt, now, holdHours: 48 })).expiresAt;
  expect(accepted(after(100))).toEqual(after(48));
  expect(accepted(after(10))).toEqual(after(9));
});

test("an owner must answer within 24 hours and until 2 hours before the start", () => {
  const plan = (startsAt: Date) => planCreation({ fastApp: false, startsAt, now });
  expect(plan(after(100))).toEqual({ status: "request_created", expiresAt: after(24) });
  expect(plan(after(3)).expiresAt).toEqual(after(1));
});

test("an accepted request is paid within 24 hours and until 1 hour before the start", () => {
  expect(granted(planAcceptance({ startsAt: after(100), now })).expiresAt).toEqual(after(24));
  expect(granted(planAcceptance({ startsAt: after(2), now })).expiresAt).toEqual(after(1));
  expect(planAcceptance({ startsAt: after(1), now })).toMatchObject({ ok: false, code: "too_soon" });
});

test("starting a payment leaves at least 15 minutes, once", () => {
  const hold = { expiresAt: after(0.1), alreadyExtended: false, startsAt: after(10), now };
  expect(granted(planHoldExtension(hold))).toEqual({ expiresAt: after(0.25), extended: true });
  expect(granted(planHoldExtension({ ...hold, alreadyExtended: true }))).toEqual({
    expiresAt: after(0.1),
    extended: false,
  });
  expect(granted(planHoldExtension({ ...hold, expiresAt: after(0.4) }))).toEqual({
    expiresAt: after(0.4),
    extended: false,
  });
});

test("a hold that has expired cannot be extended, not even in its last instant", () => {
  const hold = { expiresAt: now, alreadyExtended: false, startsAt: after(10), now };
  expect(planHoldExtension(hold)).toMatchObject({ ok: false, code: "hold_expired" });
});

test("no deadline is ever set past the start or moved back", () => {
  const minutes = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(minutes, minutes, fc.boolean(), (toStart, toExpiry, fastApp) => {
      const startsAt = after(toStart / 60);
      expect(planCreation({ fastApp, startsAt, now }).expiresAt <= startsAt).toBe(true);
      const expiresAt = after(Math.min(toStart, toExpiry) / 60);
      const plan = granted(planHoldExtension({ expiresAt, alreadyExtended: false, startsAt, now }));
      expect(plan.expiresAt <= startsAt && plan.expiresAt >= expiresAt).toBe(true);
    }),
  );
});

test("a trip is coming 72 hours before it starts", () => {
  expect(comingAt(after(72))).toEqual(now);
});

test("a customer has at most two open holds", () => {
  expect(checkOpenHolds(1).ok).toBe(true);
  expect(checkOpenHolds(2)).toMatchObject({ ok: false, code: "too_many_holds" });
});
