import fc from "fast-check";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { POLICY_STEPS, planRefund, refundTimeline } from "@/lib/domain/reservations/plan-refund";

const startsAt = new Date("2026-12-31T07:00:00Z");
const DAY = 86_400_000;
const daysBefore = (days: number) => new Date(startsAt.getTime() - days * DAY);
const RULES = { ...POLICY_STEPS, order: ORDER_REFUND_STEPS };
const rules = fc.constantFrom(...Object.values(RULES));
const paid = fc.nat(100_000_000);

test.each([
  ["flexible", 1, 100],
  ["flexible", 0.999, 0],
  ["moderate", 10, 100],
  ["moderate", 9.999, 50],
  ["moderate", 3, 50],
  ["moderate", 2.999, 0],
  ["strict", 30, 50],
  ["strict", 29.999, 0],
  ["strict", 400, 50],
  ["order", 7, 100],
  ["order", 6.999, 0],
] as const)("%s gives back, %d days before the start, %i %%", (rule, days, percent) => {
  const now = daysBefore(days);
  const plan = planRefund({ steps: RULES[rule], paidMinor: 10_001, startsAt, now, by: "customer" });
  expect(plan).toEqual({ percent, refundMinor: Math.round((10_001 * percent) / 100) });
});

test("owner and weather give everything back, even after the start", () => {
  for (const by of ["owner", "weather"] as const) {
    for (const steps of Object.values(RULES)) {
      const plan = planRefund({ steps, paidMinor: 777, startsAt, now: daysBefore(-1), by });
      expect(plan.refundMinor).toBe(777);
    }
  }
});

test("a refund is between zero and what was paid, and never grows with time", () => {
  const days = fc.double({ min: -5, max: 60, noNaN: true });
  fc.assert(
    fc.property(rules, paid, days, days, (steps, paidMinor, a, b) => {
      const at = (left: number) =>
        planRefund({ steps, paidMinor, startsAt, now: daysBefore(left), by: "customer" }).refundMinor;
      const [earlier, later] = [at(Math.max(a, b)), at(Math.min(a, b))];
      expect(later).toBeLessThanOrEqual(earlier);
      expect(earlier).toBeLessThanOrEqual(paidMinor);
      expect(later).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the dated steps join without a gap, end at the start, and say what cancelling then gives back", () => {
  fc.assert(
    fc.property(rules, paid, (steps, paidMinor) => {
      const timeline = refundTimeline(steps, startsAt, paidMinor);
      expect(timeline[0]?.from).toBeNull();
      expect(timeline.at(-1)).toMatchObject({ percent: 0, refundMinor: 0, until: startsAt });
      for (const [at, step] of timeline.entries()) {
        if (at > 0) expect(step.from).toEqual(timeline[at - 1]?.until);
        const plan = planRefund({ steps, paidMinor, startsAt, now: step.until, by: "customer" });
        expect(plan).toEqual({ percent: step.percent, refundMinor: step.refundMinor });
      }
    }),
  );
});
