import fc from "fast-check";
import { nextOrderStatus, ORDER_EVENTS, type OrderEvent } from "@/lib/domain/services/next-order-status";
import { orderStart } from "@/lib/domain/services/order-start";
import { planOrder } from "@/lib/domain/services/plan-order";
import { planOrderRefund } from "@/lib/domain/services/plan-order-refund";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/domain/shared/vocabulary";
import { granted, NOW } from "../sample-terms";

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
