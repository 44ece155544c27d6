import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { applySettlement } from "@/lib/server/money/settle/apply-settlement";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import {
  hold,
  letExpire,
  one,
  openPage,
  paymentOf,
  statusOf,
  transitions,
} from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { CARDS, payByCard, returnToShop, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const world = testWorld();

describe("a payment", () => {
  test("that succeeds makes a reservation, and the browser is led to its result", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const back = await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toContain(`/payment-result/${paymentId}?lang=en`);
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
    expect(await paymentOf(paymentId)).toEqual({ state: "paid", failure_code: null });
    const occupancy = await one(
      "select kind, expires_at from boat_occupancies where reservation_id = $1",
      held.reservationId,
    );
    expect(occupancy).toEqual({ kind: "reservation", expires_at: null });
  });

  test("reported twenty times at once moves the reservation once and sends each notification once", async () => {
    const held = await hold(world);
    const { pageUrl } = await openPage(held);
    const fields = await payByCard(pageUrl, CARDS.success);
    const answers = await allAtOnce(times(20, () => returnToShop(fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
    const { count } = await one<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where key like 'tell:' || $1 || ':%'",
      held.reservationId,
    );
    // To the customer, the owner, and the operator, who is mailed only about an invoice.
    expect(count).toBe(3);
  });

  test.each([
    ["insufficientFunds", "insufficient_funds"],
    ["threeD", "three_d_failed"],
  ] as const)("refused by the bank (%s) keeps the hold and can be tried again", async (card, code) => {
    const held = await hold(world);
    const first = await openPage(held);
    expect((await returnToShop(await payByCard(first.pageUrl, CARDS[card]))).status).toBe(303);
    expect(await paymentOf(first.paymentId)).toEqual({ state: "failed", failure_code: code });
    expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");
    const second = await openPage(held);
    expect(second.paymentId).not.toBe(first.paymentId);
    await returnToShop(await payByCard(second.pageUrl, CARDS.success));
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });

  test("that was paid is not undone by a failure reported later", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const fields = await payByCard(pageUrl, CARDS.success);
    await returnToShop(fields);
    const failure = {
      paymentId,
      outcome: "failure" as const,
      amountMinor: 80_000,
      currency: "TRY" as const,
      providerPaymentId: null,
      failureCode: "declined" as const,
    };
    const late = await inTransaction((tx) => applySettlement(tx, paymentId, failure, new Date(), false));
    expect(late).toEqual({ state: "paid", outcome: "already_settled" });
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
  });

  test("without a response of the bank stays open and changes nothing", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    expect((await returnToShop(await payByCard(pageUrl, CARDS.silent))).status).toBe(303);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    expect((await openPage(held)).paymentId).toBe(paymentId);
  });
});

describe("money that comes too late", () => {
  test.each([false, true])(
    "confirms the reservation while the slot is still free (expired: %s)",
    async (writtenOff) => {
      const held = await hold(world);
      const { pageUrl } = await openPage(held);
      await letExpire(held.reservationId);
      if (writtenOff) expect(await expireReservation(held.reservationId, new Date())).toBe(true);
      await returnToShop(await payByCard(pageUrl, CARDS.success));
      expect(await statusOf(held.reservationId)).toBe("reservation_created");
    },
  );

  test("is refunded automatically, once, when the slot was sold to another customer", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await letExpire(held.reservationId);
    await hold(world, held.boatId);
    const fields = await payByCard(pageUrl, CARDS.success);
    await allAtOnce(times(5, () => returnToShop(fields)));
    expect(await statusOf(held.reservationId)).toBe("request_timeout");
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid_too_late" });
    const { rows } = await getPool().query(
      "select id, amount_minor, state from refunds where payment_id = $1",
      [paymentId],
    );
    expect(rows).toMatchObject([{ amount_minor: "80000", state: "requested" }]);
    await runRefund(rows[0].id, new Date());
    await runRefund(rows[0].id, new Date());
    const refund = await one("select state, attempts from refunds where id = $1", rows[0].id);
    expect(refund).toEqual({ state: "done", attempts: 1 });
  });

  test("cannot be started: an expired hold opens no page", async () => {
    const held = await hold(world);
    await letExpire(held.reservationId);
    const { status, body } = await startPaying(held.customer, held.reservationId);
    expect({ status, error: body.error }).toEqual({ status: 409, error: "hold_expired" });
  });
});
