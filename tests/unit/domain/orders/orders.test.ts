import fc from "fast-check";
import { checkPersons } from "@/lib/domain/orders/check-persons";
import { nextOrderStatus, ORDER_EVENTS, type OrderEvent } from "@/lib/domain/orders/next-order-status";
import { orderEnd } from "@/lib/domain/orders/order-start";
import { planOrder } from "@/lib/domain/orders/plan-order";
import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { quoteOrderBoat } from "@/lib/domain/orders/quote-order-boat";
import { ACTOR_KINDS, ORDER_STATUSES, type OrderStatus } from "@/lib/domain/shared/vocabulary";
import { granted, NOW, rate, terms } from "@/tests/fixtures/boats/sample-terms";

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
  ["hours that have started", { serviceDay: "2026-11-10", startsAt: NOW, leadDays: 0 }, "in_the_past"],
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

test("random sequences of events never leave the order's table and reach every status", () => {
  const reached = new Set<OrderStatus>(["order_requested"]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom<OrderEvent>(...ORDER_EVENTS), { maxLength: 8 }), (events) => {
      let status: OrderStatus = "order_requested";
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

test("an order ends with its hours, else with its day in Istanbul", () => {
  const endsAt = new Date("2026-12-01T17:00:00Z");
  expect(orderEnd({ endsAt, serviceDay: "2026-12-01" })).toBe(endsAt);
  expect(orderEnd({ endsAt: null, serviceDay: "2026-12-01" }).toISOString()).toBe("2026-12-01T21:00:00.000Z");
});

describe("an order", () => {
  const day = { serviceDay: "2026-12-01", startsAt: null, endsAt: null };
  const begins = new Date("2026-11-30T21:00:00Z");
  const ends = new Date("2026-12-01T21:00:00Z");
  const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
  const paid = { ...day, status: "order_paid" as const, expiresAt: null };
  const waiting = { ...day, status: "order_payment_pending" as const, expiresAt: NOW };

  test("is cancelled by its customer until it starts, by the operator also afterwards", () => {
    expect(planOrderTransition(paid, "cancel", "customer", justBefore(begins)).ok).toBe(true);
    expect(planOrderTransition(paid, "cancel", "customer", begins).ok).toBe(false);
    expect(planOrderTransition(paid, "cancel", "staff", begins).ok).toBe(true);
  });

  test("that waited too long can only expire, or be paid late; before that it cannot expire", () => {
    expect(planOrderTransition(waiting, "expire", "system", justBefore(NOW)).ok).toBe(false);
    expect(planOrderTransition(waiting, "expire", "system", NOW)).toEqual({
      ok: true,
      value: "order_timeout",
    });
    expect(planOrderTransition(waiting, "cancel", "customer", justBefore(NOW)).ok).toBe(true);
    expect(planOrderTransition(waiting, "cancel", "staff", NOW).ok).toBe(false);
    expect(planOrderTransition(waiting, "pay", "provider", NOW).ok).toBe(true);
  });

  test("is completed by the system once its day is over, and its money is booked by provider and system", () => {
    expect(planOrderTransition(paid, "complete", "system", justBefore(ends)).ok).toBe(false);
    expect(planOrderTransition(paid, "complete", "system", ends).ok).toBe(true);
    const bookers = ACTOR_KINDS.filter((actor) => planOrderTransition(waiting, "pay", actor, NOW).ok);
    expect(bookers).toEqual(["provider", "system"]);
  });
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
