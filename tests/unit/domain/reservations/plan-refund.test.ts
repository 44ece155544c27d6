import fc from "fast-check";
import { planRefund, refundTimeline } from "@/lib/domain/reservations/plan-refund";
import { CANCELLATION_POLICIES } from "@/lib/domain/shared/vocabulary";

const startsAt = new Date("2026-12-31T07:00:00Z");
const DAY = 86_400_000;
const daysBefore = (days: number) => new Date(startsAt.getTime() - days * DAY);
const policies = fc.constantFrom(...CANCELLATION_POLICIES);
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
] as const)("%s gives back, %d days before the start, %i %%", (policy, days, percent) => {
  const plan = planRefund({ policy, paidMinor: 10_001, startsAt, now: daysBefore(days), by: "customer" });
  expect(plan).toEqual({ percent, refundMinor: Math.round((10_001 * percent) / 100) });
});

test("owner and weather give everything back, even after the start", () => {
  for (const by of ["owner", "weather"] as const) {
    const now = daysBefore(-1);
    expect(planRefund({ policy: "strict", paidMinor: 777, startsAt, now, by }).refundMinor).toBe(777);
  }
});

test("never more than was paid, never less than nothing, never more later than earlier", () => {
  const days = fc.double({ min: -5, max: 60, noNaN: true });
  fc.assert(
    fc.property(policies, paid, days, days, (policy, paidMinor, a, b) => {
      const at = (left: number) =>
        planRefund({ policy, paidMinor, startsAt, now: daysBefore(left), by: "customer" }).refundMinor;
      const [earlier, later] = [at(Math.max(a, b)), at(Math.min(a, b))];
      expect(later).toBeLessThanOrEqual(earlier);
      expect(earlier).toBeLessThanOrEqual(paidMinor);
      expect(later).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the dated steps join without a gap, end at the start, and say what cancelling then gives back", () => {
  fc.assert(
    fc.property(policies, paid, (policy, paidMinor) => {
      const steps = refundTimeline(policy, startsAt, paidMinor);
      expect(steps[0]?.from).toBeNull();
      expect(steps.at(-1)).toMatchObject({ percent: 0, refundMinor: 0, until: startsAt });
      for (const [at, step] of steps.entries()) {
        if (at > 0) expect(step.from).toEqual(steps[at - 1]?.until);
        const plan = planRefund({ policy, paidMinor, startsAt, now: step.until, by: "customer" });
        expect(plan).toEqual({ percent: step.percent, refundMinor: step.refundMinor });
      }
    }),
  );
});
