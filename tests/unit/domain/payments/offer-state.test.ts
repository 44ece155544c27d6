import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { offerState } from "@/lib/domain/payments/offer-state";
import { ORDER_STATUSES, RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";

type Thing = Parameters<typeof offerState>[0];
const stateOf = (status: Thing["status"], changes: Partial<Thing> = {}) =>
  offerState({ status, payment_in_review: false, paid_at: null, refunds: [], ...changes });
const PAID_AT = "2026-11-20T09:05:00.000Z";

describe("what a customer sees about paying", () => {
  test("a payment under review offers no other payment, whatever became of the hold", () => {
    const reviewed = { payment_in_review: true };
    expect(stateOf("request_created_payment_pending", reviewed)).toBe("in_review");
    expect(stateOf("order_payment_pending", reviewed)).toBe("in_review");
    expect(stateOf("request_timeout", reviewed)).toBe("late_review");
    expect(stateOf("request_cancelled", reviewed)).toBe("withdrawn_review");
    expect(stateOf("reservation_created", reviewed)).toBe("paid");
  });

  test("a customer who gets a refund never sees that nothing was charged", () => {
    const returned = { refunds: [{}] };
    expect(stateOf("request_timeout", returned)).toBe("returned");
    expect(stateOf("request_cancelled", returned)).toBe("withdrawn_returned");
    expect(stateOf("reservation_cancelled", { ...returned, paid_at: PAID_AT })).toBe("cancelled");
    expect(stateOf("order_cancelled", { ...returned, paid_at: PAID_AT })).toBe("cancelled");
    expect(stateOf("order_cancelled", returned)).toBe("withdrawn_returned");
  });

  test("an unpaid offer is expired or closed, and a paid one stays paid beside a partial refund", () => {
    expect(stateOf("request_timeout")).toBe("expired");
    expect(stateOf("request_rejected")).toBe("closed");
    expect(stateOf("order_cancelled")).toBe("closed");
    expect(stateOf("reservation_coming", { paid_at: PAID_AT, refunds: [{}] })).toBe("paid");
  });
});

test("a review changes the state only while a payment is due", () => {
  const shown = [...RESERVATION_STATUSES, ...ORDER_STATUSES].filter(
    (status) => displayStatusOf({ status, payment_in_review: true }) !== status,
  );
  expect(shown).toEqual(["request_created_payment_pending", "order_payment_pending"]);
  expect(displayStatusOf({ status: "order_payment_pending", payment_in_review: false })).toBe(
    "order_payment_pending",
  );
});
