import fc from "fast-check";
import { nextOrderStatus } from "@/lib/domain/orders/next-order-status";
import { planOrderSettlement } from "@/lib/domain/payments/plan-order-settlement";
import { planSettlement, type SettlementInput } from "@/lib/domain/payments/plan-settlement";
import { nextStatus } from "@/lib/domain/reservations/next-status";
import { ORDER_STATUSES, RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";

const now = new Date("2026-12-01T09:00:00Z");
const startsAt = new Date("2026-12-05T09:00:00Z");
const money = { amountMinor: 40_000, currency: "TRY" } as const;
const success = { outcome: "success", ...money } as const;
const failure = { outcome: "failure", ...money } as const;

function settlement(over: Partial<SettlementInput> = {}) {
  return planSettlement({
    payment: { state: "processing", ...money },
    reservation: { status: "request_created_payment_pending", startsAt },
    result: success,
    slotFree: true,
    now,
    ...over,
  });
}
const at = (status: SettlementInput["reservation"]["status"]) => ({ reservation: { status, startsAt } });

test("a success in time pays the reservation", () => {
  expect(settlement()).toEqual({ kind: "confirm", paymentState: "paid", event: "pay", late: false });
});

test("a success is booked once, whatever is replayed after it", () => {
  for (const state of ["paid", "paid_too_late"] as const) {
    for (const result of [success, failure]) {
      expect(settlement({ payment: { state, ...money }, result }).kind).toBe("ignore");
    }
  }
});

test("a failure after a failure changes nothing, a success after a failure counts", () => {
  const payment = { state: "failed", ...money } as const;
  expect(settlement({ result: failure })).toEqual({ kind: "fail", paymentState: "failed" });
  expect(settlement({ payment, result: failure }).kind).toBe("ignore");
  expect(settlement({ payment }).kind).toBe("confirm");
});

test("no result yet changes nothing", () => {
  expect(settlement({ result: { ...success, outcome: "pending" } }).kind).toBe("ignore");
});

test("a payment under review waits in every state, but never replaces a success", () => {
  const result = { ...success, outcome: "review" } as const;
  for (const state of ["processing", "failed", "expired"] as const) {
    const payment = { state, ...money };
    expect(settlement({ payment, result })).toEqual({ kind: "review", paymentState: "processing" });
  }
  expect(settlement({ payment: { state: "paid", ...money }, result }).kind).toBe("ignore");
  expect(settlement({ result: { ...result, amountMinor: 1 } }).kind).toBe("refuse");
});

test("another amount or currency is refused and never books anything", () => {
  expect(settlement({ result: { ...success, amountMinor: 39_999 } })).toEqual({
    kind: "refuse",
    reason: "amount_mismatch",
  });
  expect(settlement({ result: { ...success, currency: "EUR" } })).toEqual({
    kind: "refuse",
    reason: "currency_mismatch",
  });
});

test("paid too late: the reservation stands while the slot is free, else the money is refunded", () => {
  expect(settlement(at("request_timeout"))).toMatchObject({ kind: "confirm", late: true });
  expect(settlement({ ...at("request_timeout"), slotFree: false })).toEqual({
    kind: "refund",
    paymentState: "paid_too_late",
    reason: "slot_gone",
    refundMinor: 40_000,
  });
  expect(settlement({ slotFree: false })).toMatchObject({ kind: "refund", reason: "slot_gone" });
});

test("after a cancellation the money is always refunded, free slot or not", () => {
  for (const slotFree of [true, false]) {
    expect(settlement({ ...at("request_cancelled"), slotFree })).toMatchObject({
      kind: "refund",
      reason: "cancelled",
    });
  }
});

test("a second payment for a paid reservation is refunded", () => {
  expect(settlement(at("reservation_created"))).toMatchObject({ kind: "refund", reason: "already_paid" });
});

test("a trip that has started can no longer be paid", () => {
  expect(settlement({ ...at("request_timeout"), now: startsAt })).toMatchObject({ reason: "trip_started" });
});

test("results in any order book money at most once, and only where the table allows it", () => {
  const results = fc.record({
    outcome: fc.constantFrom("success", "failure", "pending", "review"),
    amountMinor: fc.constantFrom(40_000, 40_000, 1),
    currency: fc.constantFrom("TRY", "TRY", "USD"),
    slotFree: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...RESERVATION_STATUSES),
      fc.array(results, { maxLength: 12 }),
      (status, sequence) => {
        let state: SettlementInput["payment"]["state"] = "processing";
        let booked = 0;
        for (const { slotFree, ...result } of sequence) {
          const plan = settlement({ payment: { state, ...money }, ...at(status), result, slotFree });
          if (plan.kind === "confirm" || plan.kind === "refund") booked += 1;
          if (plan.kind === "confirm") expect(nextStatus(status, plan.event).ok).toBe(true);
          if (plan.kind === "refund") expect(plan.refundMinor).toBe(money.amountMinor);
          if ("paymentState" in plan) state = plan.paymentState;
        }
        expect(booked).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each(ORDER_STATUSES.map((status) => [status]))(
  "a paid order at %s is confirmed only where its table allows it",
  (status) => {
    const order = { status, startsAt: null, serviceDay: "2026-12-01" };
    const plan = planOrderSettlement({
      payment: { state: "processing", ...money },
      order,
      result: success,
      slotFree: true,
      now,
    });
    expect(plan.kind).toBe(nextOrderStatus(status, "pay").ok ? "confirm" : "refund");
  },
);

test("an order without hours can be paid until its day is over", () => {
  const order = { status: "order_timeout", startsAt: null, serviceDay: "2026-12-01" } as const;
  const plan = (instant: string) =>
    planOrderSettlement({
      payment: { state: "processing", ...money },
      order,
      result: success,
      slotFree: true,
      now: new Date(instant),
    }).kind;
  expect(plan("2026-12-01T20:59:59Z")).toBe("confirm");
  expect(plan("2026-12-01T21:00:00Z")).toBe("refund");
});
