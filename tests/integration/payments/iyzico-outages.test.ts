import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import {
  hold,
  letExpire,
  one,
  openPage,
  paymentOf,
  statusOf,
  transitions,
} from "@/tests/fixtures/bookings/held-trip";
import { startPaying } from "@/tests/fixtures/payments/paying";
import {
  iyzicoTest,
  payOnPage,
  returnFromIyzico,
  sendIyzicoWebhook,
} from "@/tests/fixtures/payments/paying-by-iyzico";

const { iyzico, world } = iyzicoTest();

const paymentsOf = async (reservationId: string) =>
  (
    await one<{ n: number }>(
      "select count(*)::int as n from payments where reservation_id = $1",
      reservationId,
    )
  ).n;

describe("opening a page of iyzico", () => {
  test("that takes fifteen seconds or never responds leaves one payment open, tried again under the same id", async () => {
    const held = await hold(world);
    iyzico.stub.next("initialise", { delayMs: 60_000 });
    const started = Date.now();
    const late = await startPaying(held.customer, held.reservationId);
    expect(late).toMatchObject({ status: 503, body: { error: "provider_unavailable" } });
    expect(Date.now() - started).toBeLessThan(30_000);
    iyzico.stub.next("initialise", { lose: true });
    expect((await startPaying(held.customer, held.reservationId)).status).toBe(503);
    const { paymentId, pageUrl } = await openPage(held);
    expect(await paymentsOf(held.reservationId)).toBe(1);
    const own = iyzico.stub.pages.filter(({ request }) => request.basketId === paymentId);
    expect(own).toHaveLength(3);
    await returnFromIyzico(await payOnPage(pageUrl, "success"));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(own.reduce((sum, page) => sum + page.charges, 0)).toBe(1);
  });
});

describe("a lost response of iyzico", () => {
  test("leaves the payment open at the browser's return, and the result is requested again within five minutes", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const fields = await payOnPage(pageUrl, "success");
    iyzico.stub.next("retrieve", { lose: true });
    expect((await returnFromIyzico(fields)).status).toBe(303);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    await reconcilePayments(afterMinutes(3));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
  });

  test("does not charge twice: a second start reports that the payment is paid", async () => {
    const held = await hold(world);
    const { pageUrl } = await openPage(held);
    await payOnPage(pageUrl, "success");
    const again = await startPaying(held.customer, held.reservationId);
    expect(again).toMatchObject({ status: 409, body: { error: "not_payable" } });
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
    expect(iyzico.stub.pageOf(pageUrl).charges).toBe(1);
  });

  test("keeps an unpaid payment open while iyzico is unavailable, however long: its state is unknown then", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await payOnPage(pageUrl, "success");
    await letExpire(held.reservationId);
    await iyzico.stub.stop();
    await reconcilePayments(afterMinutes(60));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    await iyzico.stub.restart();
    await reconcilePayments(afterMinutes(61));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("with our own keys refused says nothing about the payment", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const { body, headers } = iyzico.stub.webhook(iyzico.stub.pageOf(pageUrl), "SUCCESS");
    await payOnPage(pageUrl, "success");
    iyzico.stub.next("retrieve", { change: () => ({ status: "failure", errorCode: "1000" }) });
    expect((await sendIyzicoWebhook(body, headers)).status).toBe(204);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    await reconcilePayments(afterMinutes(3));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });
});

describe("unfinished payments", () => {
  test("do not delay each other while iyzico is unavailable: one round queries a few and stops", async () => {
    for (let made = 0; made < 20; made += 1) await openPage(await hold(world));
    await getPool().query("update payments set created_at = now() - interval '5 minutes'");
    for (let asked = 0; asked < 30; asked += 1) iyzico.stub.next("retrieve", { lose: true });
    const before = iyzico.stub.calls.length;
    await reconcilePayments(new Date());
    expect(iyzico.stub.calls.length - before).toBeLessThanOrEqual(16);
  });
});
