import fc from "fast-check";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import { planRefund } from "@/lib/domain/reservations/plan-refund";
import { CANCELLATION_POLICIES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

const startsAt = new Date("2026-12-31T07:00:00Z");
const endsAt = new Date("2026-12-31T11:00:00Z");
const at = (daysLeft: number) => new Date(startsAt.getTime() - daysLeft * 86_400_000);
const paid = {
  status: "reservation_created" as ReservationStatus,
  startsAt,
  endsAt,
  expiresAt: null,
  policy: "moderate" as const,
  paidMinor: 80_000,
  leftMinor: 80_000,
};

test("the step of today is marked, and what it says is what comes back", () => {
  for (const [days, index, refundMinor] of [
    [11, 0, 80_000],
    [10, 0, 80_000],
    [5, 1, 40_000],
    [1, 2, 0],
  ] as const) {
    const plan = planCancellation(paid, at(days));
    if (!plan.ok) throw new Error(plan.code);
    expect(plan.value.steps.findIndex(({ current }) => current)).toBe(index);
    expect(plan.value).toMatchObject({ refundMinor, steps: { [index]: { refundMinor } } });
  }
});

test("before payment nothing comes back, and there is no policy to show", () => {
  const hold = { ...paid, status: "request_created" as const, expiresAt: at(1), paidMinor: 0, leftMinor: 0 };
  expect(planCancellation(hold, at(2))).toEqual({
    ok: true,
    value: { refundMinor: 0, percent: 0, steps: [] },
  });
});

test.each([
  ["a trip that has begun", paid, 0],
  ["a completed trip", { ...paid, status: "reservation_completed" as const }, -1],
  ["what is cancelled already", { ...paid, status: "reservation_cancelled" as const }, 20],
  ["a hold after its deadline", { ...paid, status: "request_created" as const, expiresAt: at(9) }, 9],
])("%s cannot be cancelled", (_, reservation, daysLeft) => {
  expect(planCancellation(reservation, at(daysLeft))).toMatchObject({ code: "transition_not_allowed" });
});

test("a refund never exceeds what is left, and never grows as time passes", () => {
  const days = fc.double({ min: 0.01, max: 60, noNaN: true });
  const money = fc.tuple(fc.nat(10_000_000), fc.nat(10_000_000));
  fc.assert(
    fc.property(fc.constantFrom(...CANCELLATION_POLICIES), money, days, days, (policy, [a, b], x, y) => {
      const [paidMinor, leftMinor] = [Math.max(a, b, 1), Math.min(a, b)];
      const planAt = (left: number) => {
        const plan = planCancellation({ ...paid, policy, paidMinor, leftMinor }, at(left));
        if (!plan.ok) throw new Error(plan.code);
        return plan.value;
      };
      const [earlier, later] = [planAt(Math.max(x, y)), planAt(Math.min(x, y))];
      expect(later.refundMinor).toBeLessThanOrEqual(earlier.refundMinor);
      expect(earlier.refundMinor).toBeLessThanOrEqual(leftMinor);
      expect(earlier.steps.filter(({ current }) => current)).toHaveLength(1);
      const now = at(Math.max(x, y));
      const ruled = planRefund({ policy, paidMinor, startsAt, now, by: "customer" });
      expect(earlier.refundMinor).toBe(Math.min(ruled.refundMinor, leftMinor));
    }),
  );
});
