import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf, SERVICE_MINOR } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire, openPage, paymentOf } from "@/tests/fixtures/bookings/held-trip";
import type { StubPage } from "@/tests/fixtures/payments/iyzico-stub/stub-ledger";
import { iyzicoTest, payOnPage, returnFromIyzico } from "@/tests/fixtures/payments/paying-by-iyzico";
import { decideRefund, nextTryOf, refundOf } from "@/tests/fixtures/payments/refunding";

const { iyzico, world } = iyzicoTest();

/** A paid trip of 400,000 with two kayaks of 25,000: 90,000 online, in two items of 80,000 and 10,000. */
async function paidTrip(): Promise<{ paymentId: string; page: StubPage }> {
  const [boatId, customer] = [await makeBoat(world), await makeCustomer()];
  const order = orderOf(world, boatId, customer.id);
  order.request.extras = [{ serviceId: world.serviceId, quantity: 2 }];
  order.expectedTotalMinor += 2 * SERVICE_MINOR;
  const created = await createReservation(order, new Date());
  if (!created.ok) throw new Error(created.code);
  const { paymentId, pageUrl } = await openPage({ customer, boatId, reservationId: created.value.id });
  await returnFromIyzico(await payOnPage(pageUrl, "success"));
  return { paymentId, page: iyzico.stub.pageOf(pageUrl) };
}

const returned = ({ items }: StubPage) =>
  items.map(({ refunds }) => refunds.map(({ refundMinor }) => refundMinor));
const refundCalls = () => iyzico.stub.calls.filter(({ call }) => call === "refund").length;
const due = async (refundId: string) => (await nextTryOf(refundId)) as Date;

describe("a refund by iyzico", () => {
  test("comes from the items in their order, each up to what earlier refunds left of it", async () => {
    const { paymentId, page } = await paidTrip();
    expect(page.items.map(({ paidMinor }) => paidMinor)).toEqual([80_000, 10_000]);
    for (const amountMinor of [50_000, 35_000, 5_000]) {
      const refundId = await decideRefund(paymentId, amountMinor);
      await runRefund(refundId, new Date());
      expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 1 });
    }
    expect(returned(page)).toEqual([
      [50_000, 30_000],
      [5_000, 5_000],
    ]);
  });

  test("of everything is one call for each item, signed and under our own id", async () => {
    const { paymentId, page } = await paidTrip();
    const refundId = await decideRefund(paymentId, 90_000);
    await runRefund(refundId, new Date());
    expect(returned(page)).toEqual([[80_000], [10_000]]);
    const conversations = page.items.map((item) => item.refunds[0]?.refundConversationId);
    expect(conversations).toEqual(page.items.map((item) => `${refundId}:${item.paymentTransactionId}`));
    expect((await refundOf(refundId)).provider_refund_id).toMatch(/^host-\S+ host-\S+$/);
  });

  test("whose response was lost is not sent twice: iyzico is first asked for the amount already refunded", async () => {
    const { paymentId, page } = await paidTrip();
    const refundId = await decideRefund(paymentId, 20_000);
    iyzico.stub.next("refund", { lose: true });
    await runRefund(refundId, new Date());
    expect(await refundOf(refundId)).toMatchObject({ state: "sent", attempts: 1 });
    const before = refundCalls();
    await runRefund(refundId, await due(refundId));
    expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 2 });
    expect(refundCalls()).toBe(before);
    expect(returned(page)).toEqual([[20_000], []]);
  });

  test("that iyzico does not know is sent again, once it is certain that nothing was refunded", async () => {
    const { paymentId, page } = await paidTrip();
    const refundId = await decideRefund(paymentId, 20_000);
    await iyzico.stub.stop();
    await runRefund(refundId, new Date());
    await iyzico.stub.restart();
    iyzico.stub.next("report", { change: () => ({ status: "success", payments: [] }) });
    await runRefund(refundId, await due(refundId));
    expect(await refundOf(refundId)).toMatchObject({ state: "sent", attempts: 2 });
    expect(returned(page)).toEqual([[], []]);
    await runRefund(refundId, await due(refundId));
    expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 3 });
    expect(returned(page)).toEqual([[20_000], []]);
  });

  test("whose response has no valid signature stays open and is not sent twice", async () => {
    for (const lie of [
      { signature: "0".repeat(64) },
      { price: 1 },
      { conversationId: "other" },
      { status: "ok" },
    ]) {
      const { paymentId, page } = await paidTrip();
      const refundId = await decideRefund(paymentId, 20_000);
      iyzico.stub.next("refund", { change: (answer) => ({ ...answer, ...lie }) });
      await runRefund(refundId, new Date());
      expect(await refundOf(refundId)).toMatchObject({ state: "sent" });
      await runRefund(refundId, await due(refundId));
      expect(await refundOf(refundId)).toMatchObject({ state: "done" });
      expect(returned(page)).toEqual([[20_000], []]);
    }
  });

  test("of which one item was refunded and one refused continues with the refused one only", async () => {
    const { paymentId, page } = await paidTrip();
    const refundId = await decideRefund(paymentId, 90_000);
    iyzico.stub.next("refund", {});
    iyzico.stub.next("refund", { refuse: { errorCode: "10201", retryable: true } });
    await runRefund(refundId, new Date());
    expect(await refundOf(refundId)).toMatchObject({ state: "sent" });
    await runRefund(refundId, await due(refundId));
    expect(await refundOf(refundId)).toMatchObject({ state: "done" });
    expect(returned(page)).toEqual([[80_000], [10_000]]);
  });

  test("that is refused for now is tried again; refused for good it fails, and the operator can try again", async () => {
    const { paymentId, page } = await paidTrip();
    const refundId = await decideRefund(paymentId, 20_000);
    iyzico.stub.next("refund", { refuse: { errorCode: "10201", retryable: true } });
    await runRefund(refundId, new Date());
    expect(await refundOf(refundId)).toMatchObject({ state: "requested", failure_code: "10201" });
    const later = await due(refundId);
    iyzico.stub.next("refund", { refuse: { errorCode: "5093", retryable: false } });
    await runRefund(refundId, later);
    expect(await refundOf(refundId)).toMatchObject({ state: "failed", failure_code: "5093" });
    expect(await nextTryOf(refundId)).toBeNull();
    expect(returned(page)).toEqual([[], []]);
    expect(await inTransaction((tx) => retryRefund(tx, refundId, STAFF, new Date()))).toMatchObject({
      ok: true,
    });
    await runRefund(refundId, later);
    expect(await refundOf(refundId)).toMatchObject({ state: "done", failure_code: null });
    expect(returned(page)).toEqual([[20_000], []]);
    const again = await inTransaction((tx) => retryRefund(tx, refundId, STAFF, new Date()));
    expect(again).toMatchObject({ ok: false, code: "refund_not_failed" });
  });

  test("that failed cannot be tried again once its money was given back by another one", async () => {
    const { paymentId } = await paidTrip();
    const failed = await decideRefund(paymentId, 50_000);
    iyzico.stub.next("refund", { refuse: { errorCode: "5093", retryable: false } });
    await runRefund(failed, new Date());
    await decideRefund(paymentId, 50_000);
    const again = await inTransaction((tx) => retryRefund(tx, failed, STAFF, new Date()));
    expect(again).toMatchObject({ ok: false, code: "refund_exceeds_paid" });
  });

  test("refunds money that came too late automatically", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await letExpire(held.reservationId);
    await hold(world, held.boatId);
    await returnFromIyzico(await payOnPage(pageUrl, "success"));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid_too_late" });
    const { rows } = await getPool().query("select id from refunds where payment_id = $1", [paymentId]);
    await runRefund(rows[0].id, new Date());
    expect(await refundOf(rows[0].id)).toMatchObject({ state: "done" });
    expect(returned(iyzico.stub.pageOf(pageUrl))).toEqual([[80_000]]);
  });
});
