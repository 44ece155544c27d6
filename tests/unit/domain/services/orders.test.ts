import fc from "fast-check";
import { checkPersons } from "@/lib/domain/services/check-persons";
import { mayCauseOrder } from "@/lib/domain/services/may-cause-order";
import { nextOrderStatus, ORDER_EVENTS, type OrderEvent } from "@/lib/domain/services/next-order-status";
import { orderEnd, orderStart } from "@/lib/domain/services/order-start";
import { planOrder } from "@/lib/domain/services/plan-order";
import { orderRefundTimeline, planOrderRefund } from "@/lib/domain/services/plan-order-refund";
import { quoteOrderBoat } from "@/lib/domain/services/quote-order-boat";
import { ACTORS, ORDER_STATUSES, type OrderStatus } from "@/lib/domain/shared/vocabulary";
import { granted, NOW, rate, terms } from "../sample-terms";

const order = {
  serviceDay: "2026-12-01",
  startsAt: null,
  leadDays: 3,
  dailyCapacity: 2,
  takenThatDay: 0,
  now: NOW,
};

test("an order has 30 minutes to be paid", () => {
  expect(granted(planOrder(order))).toEqual({
    status: "order_payment_pending",
    expiresAt: new Date("2026-11-10T09:30:00Z"),
  });
});

test.each([
  ["a day that is over", { serviceDay: "2026-11-09" }, "in_the_past"],
  ["hours that have begun", { serviceDay: "2026-11-10", startsAt: NOW, leadDays: 0 }, "in_the_past"],
  ["a day within the lead time", { serviceDay: "2026-11-12" }, "service_lead_time"],
  ["a day beyond the season", { serviceDay: "2028-06-01" }, "too_far_ahead"],
  ["a day whose capacity is taken", { takenThatDay: 2 }, "service_day_full"],
])("refused is %s", (_, over, code) => {
  expect(planOrder({ ...order, ...over })).toMatchObject({ ok: false, code });
});

test("the last day of the lead time can still be ordered, also just after Istanbul's midnight", () => {
  expect(planOrder({ ...order, serviceDay: "2026-11-13" }).ok).toBe(true);
  const afterMidnight = new Date("2026-11-10T21:30:00Z");
  expect(planOrder({ ...order, serviceDay: "2026-11-13", now: afterMidnight }).ok).toBe(false);
});

test("an order comes back in full until seven days before, then not at all, and never more than was paid", () => {
  const startsAt = orderStart({ startsAt: null, serviceDay: "2026-12-01" });
  const on = (instant: string) =>
    planOrderRefund({ paidMinor: 9_999, startsAt, now: new Date(instant), by: "customer" }).refundMinor;
  expect(on("2026-11-23T21:00:00Z")).toBe(9_999);
  expect(on("2026-11-23T21:00:01Z")).toBe(0);
  expect(planOrderRefund({ paidMinor: 9_999, startsAt, now: startsAt, by: "weather" }).refundMinor).toBe(
    9_999,
  );
});

test("random sequences of events never leave the order's table and reach every status", () => {
  const reached = new Set<OrderStatus>(["order_payment_pending"]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom<OrderEvent>(...ORDER_EVENTS), { maxLength: 8 }), (events) => {
      let status: OrderStatus = "order_payment_pending";
      for (const event of events) {
        const outcome = nextOrderStatus(status, event);
        if (outcome.ok) status = outcome.value;
        reached.add(status);
      }
      expect(ORDER_STATUSES).toContain(status);
    }),
    { numRuns: 1_000 },
  );
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
});

test("the dated steps of the refund tell what the rule gives at every instant, and it never grows", () => {
  const startsAt = orderStart({ startsAt: null, serviceDay: "2026-12-01" });
  const [first, last] = orderRefundTimeline(startsAt, 10_000);
  expect([first?.until.toISOString(), last?.until]).toEqual(["2026-11-23T21:00:00.000Z", startsAt]);
  const hours = fc.integer({ min: 0, max: 24 * 60 });
  fc.assert(
    fc.property(hours, hours, (a, b) => {
      const refundAt = (hoursBefore: number) => {
        const now = new Date(startsAt.getTime() - hoursBefore * 3_600_000);
        const step = orderRefundTimeline(startsAt, 10_000).find(({ until }) => now <= until);
        const { refundMinor } = planOrderRefund({ paidMinor: 10_000, startsAt, now, by: "customer" });
        expect(step?.refundMinor).toBe(refundMinor);
        return refundMinor;
      };
      expect(refundAt(Math.max(a, b))).toBeGreaterThanOrEqual(refundAt(Math.min(a, b)));
    }),
  );
});

test("an order ends with its hours, else with its day in Istanbul", () => {
  const endsAt = new Date("2026-12-01T17:00:00Z");
  expect(orderEnd({ endsAt, serviceDay: "2026-12-01" })).toBe(endsAt);
  expect(orderEnd({ endsAt: null, serviceDay: "2026-12-01" }).toISOString()).toBe("2026-12-01T21:00:00.000Z");
});

test("customers cancel until it begins, the operator also afterwards, and only provider and system book money", () => {
  const startsAt = new Date("2026-12-01T10:00:00Z");
  const before = { startsAt, now: new Date("2026-12-01T09:59:59Z") };
  const begun = { startsAt, now: startsAt };
  expect([mayCauseOrder("customer", "cancel", before), mayCauseOrder("customer", "cancel", begun)]).toEqual([
    true,
    false,
  ]);
  expect(mayCauseOrder("operator", "cancel", begun)).toBe(true);
  expect(ACTORS.filter((actor) => mayCauseOrder(actor, "pay", begun))).toEqual(["provider", "system"]);
  expect(ACTORS.filter((actor) => mayCauseOrder(actor, "complete", begun))).toEqual(["system"]);
});

test("a package that is made for a number of guests needs one within it, the others need none", () => {
  expect(checkPersons(6, 6)).toEqual({ ok: true, value: 6 });
  expect(checkPersons(7, 6)).toMatchObject({ code: "package_too_small" });
  expect(checkPersons(null, 6)).toMatchObject({ code: "persons_missing" });
  expect(checkPersons(7, null)).toEqual({ ok: true, value: null });
});

test("a package includes a boat whose own price for those hours does not exceed it, by hour or as a swim tour", () => {
  const boat = terms({ rates: [rate(), rate({ id: 2, kind: "swim_tour", priceMinor: 900_000 })] });
  const startsAt = "2026-12-01T12:00";
  const of = (priceMinor: number, changes: object = {}) =>
    quoteOrderBoat(
      boat,
      { currency: "TRY", priceMinor, hours: 4, startsAt, personCount: 2, ...changes },
      NOW,
    );
  const own = 2_000_000;
  expect(granted(of(own))).toMatchObject({ totalMinor: own, swimTour: false });
  expect(granted(of(own - 1))).toMatchObject({ totalMinor: 900_000, swimTour: true });
  expect(of(899_999)).toMatchObject({ ok: false, code: "boat_not_included" });
  expect(of(own, { currency: "EUR" })).toMatchObject({ code: "boat_not_included" });
  expect(of(own, { personCount: 500 })).toMatchObject({ code: "over_capacity" });
});
