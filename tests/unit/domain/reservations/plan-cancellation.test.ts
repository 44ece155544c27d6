import fc from "fast-check";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import { POLICY_STEPS, planRefund } from "@/lib/domain/reservations/plan-refund";

const startsAt = new Date("2026-12-31T07:00:00Z");
const at = (daysLeft: number) => new Date(startsAt.getTime() - daysLeft * 86_400_000);
const paid = { startsAt, steps: POLICY_STEPS.moderate, paidMinor: 80_000, leftMinor: 80_000 };

test("the step of today is marked, and its amount is the refund", () => {
  for (const [days, index, refundMinor] of [
    [11, 0, 80_000],
    [10, 0, 80_000],
    [5, 1, 40_000],
    [1, 2, 0],
  ] as const) {
    const plan = planCancellation(paid, at(days));
    expect(plan.steps.findIndex(({ current }) => current)).toBe(index);
    expect(plan).toMatchObject({ refundMinor, steps: { [index]: { refundMinor } } });
  }
});

test("before payment nothing is refunded, and there is no policy to show", () => {
  expect(planCancellation({ ...paid, paidMinor: 0, leftMinor: 0 }, at(2))).toEqual({
    refundMinor: 0,
    percent: 0,
    steps: [],
  });
});

test("a refund never exceeds what is left, and never grows as time passes", () => {
  const days = fc.double({ min: 0.01, max: 60, noNaN: true });
  const money = fc.tuple(fc.nat(10_000_000), fc.nat(10_000_000));
  const rules = fc.constantFrom(...Object.values(POLICY_STEPS), ORDER_REFUND_STEPS);
  fc.assert(
    fc.property(rules, money, days, days, (steps, [a, b], x, y) => {
      const [paidMinor, leftMinor] = [Math.max(a, b, 1), Math.min(a, b)];
      const planAt = (left: number) => planCancellation({ startsAt, steps, paidMinor, leftMinor }, at(left));
      const [earlier, later] = [planAt(Math.max(x, y)), planAt(Math.min(x, y))];
      expect(later.refundMinor).toBeLessThanOrEqual(earlier.refundMinor);
      expect(earlier.refundMinor).toBeLessThanOrEqual(leftMinor);
      expect(earlier.steps.filter(({ current }) => current)).toHaveLength(1);
      const now = at(Math.max(x, y));
      const ruled = planRefund({ steps, paidMinor, startsAt, now, by: "customer" });
      expect(earlier.refundMinor).toBe(Math.min(ruled.refundMinor, leftMinor));
    }),
  );
});
