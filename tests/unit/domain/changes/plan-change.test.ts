import fc from "fast-check";
import { planChange } from "@/lib/domain/changes/plan-change";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { CANCELLATION_POLICIES } from "@/lib/domain/shared/vocabulary";

const DAY = 86_400_000;
const now = new Date("2026-06-01T09:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY);

const trip = {
  steps: POLICY_STEPS.moderate,
  policyStartsAt: inDays(30),
  paidMinor: 80_000,
  totalMinor: 400_000,
  prepaymentMinor: 80_000,
  startsAt: inDays(40),
  now,
};

describe("while everything would come back", () => {
  test("a dearer trip costs the difference, a cheaper one gives it back, and the policy counts from the new start", () => {
    const dearer = planChange({ ...trip, totalMinor: 600_000, prepaymentMinor: 120_000 });
    expect(dearer).toEqual({
      ok: true,
      value: {
        percent: 100,
        paymentMinor: 40_000,
        refundMinor: 0,
        prepaymentMinor: 120_000,
        remainingMinor: 480_000,
        policyStartsAt: inDays(40),
      },
    });
    const cheaper = planChange({ ...trip, totalMinor: 200_000, prepaymentMinor: 40_000 });
    expect(cheaper).toMatchObject({
      value: { paymentMinor: 0, refundMinor: 40_000, remainingMinor: 160_000 },
    });
  });

  test("the last instant of the step still counts", () => {
    expect(planChange({ ...trip, policyStartsAt: inDays(10) })).toMatchObject({ value: { percent: 100 } });
    const later = new Date(now.getTime() + 1);
    expect(planChange({ ...trip, policyStartsAt: inDays(10), now: later })).toMatchObject({
      value: { percent: 50 },
    });
  });
});

describe("while a part would come back", () => {
  const near = { ...trip, policyStartsAt: inDays(5) };

  test("a cheaper trip is credited on board, and the policy goes on counting from the earlier start", () => {
    expect(planChange({ ...near, totalMinor: 200_000, prepaymentMinor: 40_000 })).toMatchObject({
      value: { refundMinor: 0, prepaymentMinor: 80_000, remainingMinor: 120_000, policyStartsAt: inDays(5) },
    });
    expect(planChange({ ...near, startsAt: inDays(4) })).toMatchObject({
      value: { policyStartsAt: inDays(4) },
    });
  });

  test("a trip cheaper than what is paid is refused", () => {
    expect(planChange({ ...near, totalMinor: 79_999, prepaymentMinor: 16_000 })).toMatchObject({
      ok: false,
      code: "change_below_paid",
    });
  });
});

test("once nothing would come back a trip cannot be changed", () => {
  expect(planChange({ ...trip, policyStartsAt: inDays(2) })).toMatchObject({
    ok: false,
    code: "change_closed",
  });
  expect(planChange({ ...trip, steps: POLICY_STEPS.strict, policyStartsAt: inDays(29) }).ok).toBe(false);
});

test("changing and then cancelling never refunds more than cancelling, plus what the change cost", () => {
  const days = fc.integer({ min: 1, max: 60 });
  const newTrip = fc.record({ startsIn: days, totalMinor: fc.integer({ min: 1000, max: 900_000 }) });
  fc.assert(
    fc.property(
      fc.constantFrom(...CANCELLATION_POLICIES),
      days,
      newTrip,
      fc.integer({ min: 1, max: 100 }),
      (policy, startsIn, { startsIn: newStart, totalMinor }, share) => {
        const steps = POLICY_STEPS[policy];
        const policyStartsAt = inDays(startsIn);
        const paidMinor = 100_000;
        const prepaymentMinor = Math.max(1, Math.round((totalMinor * share) / 100));
        const changed = planChange({
          steps,
          policyStartsAt,
          paidMinor,
          totalMinor,
          prepaymentMinor,
          startsAt: inDays(newStart),
          now,
        });
        if (!changed.ok) return;
        const { refundMinor, paymentMinor, policyStartsAt: after } = changed.value;
        const backNow = (paid: number, startsAt: Date) =>
          planCancellation({ steps, startsAt, paidMinor: paid, leftMinor: paid }, now).refundMinor;
        const before = backNow(paidMinor, policyStartsAt);
        const later = backNow(changed.value.prepaymentMinor, after);
        expect(refundMinor + later).toBeLessThanOrEqual(before + paymentMinor);
        expect(changed.value.remainingMinor).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
