import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import { hold, letExpire, paymentOf, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { signRetrieved } from "@/tests/fixtures/payments/iyzico-stub/stub-calls";
import { startPaying } from "@/tests/fixtures/payments/paying";
import {
  eventsOf,
  iyzicoTest,
  payOnPage,
  returnFromIyzico,
} from "@/tests/fixtures/payments/paying-by-iyzico";

const { iyzico, world, heldPage } = iyzicoTest();

const pending = "request_created_payment_pending";

describe("a false response of iyzico", () => {
  const lies: [string, (page: ReturnType<typeof iyzico.stub.pageOf>, id: string) => object][] = [
    ["with a wrong signature", () => ({ signature: "0".repeat(64) })],
    ["without a signature", () => ({ signature: undefined })],
    ["with another amount than was signed", () => ({ paidPrice: 1, price: 1 })],
    ["with another basket than was signed", () => ({ basketId: crypto.randomUUID() })],
    ["about another page", (_, id) => ({ token: id })],
    ["with amounts that do not add up", () => ({ itemTransactions: [] })],
    ["in a form of its own", () => ({ status: "maybe" })],
    ["without the result of its fraud check", () => ({ fraudStatus: null })],
  ];
  test.each(lies)("%s books nothing; a correct response afterwards does", async (_, lie) => {
    const { page, pageUrl, paymentId, reservationId } = await heldPage();
    const fields = await payOnPage(pageUrl, "success");
    iyzico.stub.next("retrieve", { change: (answer) => ({ ...answer, ...lie(page, paymentId) }) });
    expect((await returnFromIyzico(fields)).status).toBe(303);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    expect(await statusOf(reservationId)).toBe(pending);
    await returnFromIyzico(fields);
    expect(await statusOf(reservationId)).toBe("reservation_created");
  });

  test("signed for an amount other than the requested one is refused and stored", async () => {
    const { page, pageUrl, paymentId, reservationId } = await heldPage();
    const fields = await payOnPage(pageUrl, "success");
    const part = { paymentTransactionId: page.items[0]?.paymentTransactionId, paidPrice: 799 };
    iyzico.stub.next("retrieve", {
      change: (answer) => ({
        ...answer,
        price: 799,
        paidPrice: 799,
        itemTransactions: [part],
        signature: signRetrieved(page, paymentId, 79_900),
      }),
    });
    await returnFromIyzico(fields);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    expect(await statusOf(reservationId)).toBe(pending);
    expect(await eventsOf(paymentId)).toContainEqual({ source: "callback", outcome: "amount_mismatch" });
  });

  test("opening a page under a wrong signature or another payment opens none", async () => {
    for (const lie of [
      { signature: "0".repeat(64) },
      { conversationId: "other" },
      { paymentPageUrl: "ftp://x/y" },
    ]) {
      const held = await hold(world);
      iyzico.stub.next("initialise", { change: (answer) => ({ ...answer, ...lie }) });
      const refused = await startPaying(held.customer, held.reservationId);
      expect(refused).toMatchObject({ status: 503, body: { error: "provider_unavailable" } });
    }
  });
});

describe("a fraud review of iyzico", () => {
  test("keeps the payment processing and unpaid twice, beyond its deadline, until it ends well", async () => {
    const { page, pageUrl, paymentId, reservationId, customer } = await heldPage();
    await returnFromIyzico(await payOnPage(pageUrl, "review"));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    const again = await startPaying(customer, reservationId);
    expect(again).toMatchObject({ status: 409, body: { error: "payment_in_review" } });
    await letExpire(reservationId);
    await reconcilePayments(afterMinutes(60));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    page.fraudStatus = 1;
    await reconcilePayments(afterMinutes(61));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await statusOf(reservationId)).toBe("reservation_created");
    expect(page.charges).toBe(1);
  });

  test("that ends badly fails the payment", async () => {
    const { page, pageUrl, paymentId, reservationId } = await heldPage();
    const fields = await payOnPage(pageUrl, "review");
    await returnFromIyzico(fields);
    page.fraudStatus = -1;
    await returnFromIyzico(fields);
    expect(await paymentOf(paymentId)).toEqual({ state: "failed", failure_code: "declined" });
    expect(await statusOf(reservationId)).toBe(pending);
  });

  test("is read from the reports when the page's own response does not change", async () => {
    const { page, pageUrl, paymentId } = await heldPage();
    const fields = await payOnPage(pageUrl, "review");
    page.fraudStatus = 1;
    iyzico.stub.next("retrieve", { change: (answer) => ({ ...answer, fraudStatus: 0 }) });
    await returnFromIyzico(fields);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });
});
