import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import { hold, openPage, paymentOf, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { startPaying } from "@/tests/fixtures/payments/paying";
import {
  eventsOf,
  iyzicoTest,
  payOnPage,
  returnFromIyzico,
  sendIyzicoWebhook,
} from "@/tests/fixtures/payments/paying-by-iyzico";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const { iyzico, world, heldPage } = iyzicoTest();

const pending = "request_created_payment_pending";

describe("iyzico's checkout form", () => {
  test("is opened for the pre-payment, item by item, under our ids and without instalments", async () => {
    const { page, paymentId } = await heldPage();
    expect(iyzico.stub.intruders).toBe(0);
    expect(page.request).toMatchObject({
      conversationId: paymentId,
      basketId: paymentId,
      price: "800.0",
      paidPrice: "800.0",
      currency: "TRY",
      locale: "en",
      enabledInstallments: [1],
      callbackUrl: "http://localhost:3000/api/v1/payments/callback/iyzico",
      buyer: {
        identityNumber: "11111111111",
        gsmNumber: expect.stringMatching(/^\+90532\d{7}$/),
        city: "Bodrum",
      },
    });
    expect(page.request.basketItems).toHaveLength(1);
  });

  test("asks for the buyer's identity number where the account needs it", async () => {
    const putBack = changeEnvironment({ IYZICO_IDENTITY_NUMBER: "" });
    const { customer, reservationId } = await hold(world);
    const without = await startPaying(customer, reservationId);
    expect(without).toMatchObject({ status: 422, body: { error: "identity_number_required" } });
    const buyer = {
      address: "Cumhuriyet Cad. 1",
      city: "Bodrum",
      country: "Türkiye",
      identity_number: "U12345",
    };
    const { status, body } = await startPaying(customer, reservationId, { buyer });
    putBack();
    expect(status).toBe(201);
    const { request } = iyzico.stub.pageOf(String(body.redirect_url));
    expect(request.buyer.identityNumber).toBe("U12345");
  });

  test("that was paid makes a reservation, and the browser is led to its result", async () => {
    const { page, paymentId, pageUrl, reservationId } = await heldPage();
    const back = await returnFromIyzico(await payOnPage(pageUrl, "success"));
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toContain(`/payment-result/${paymentId}?lang=en`);
    expect(await statusOf(reservationId)).toBe("reservation_created");
    const { rows } = await getPool().query(
      "select state, provider_payment_id, provider_items from payments where id = $1",
      [paymentId],
    );
    const items = page.items.map((item) => ({ id: item.paymentTransactionId, amountMinor: 80_000 }));
    expect(rows).toEqual([{ state: "paid", provider_payment_id: page.paymentId, provider_items: items }]);
  });

  test("books once when reported twenty times at once by browser and webhook", async () => {
    const { page, pageUrl, reservationId, paymentId } = await heldPage();
    const fields = await payOnPage(pageUrl, "success");
    const { body, headers } = iyzico.stub.webhook(page, "SUCCESS");
    const answers = await allAtOnce([
      ...times(10, () => returnFromIyzico(fields)),
      ...times(10, () => sendIyzicoWebhook(body, headers)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 204]));
    expect(await transitions(reservationId)).toEqual(["create", "pay"]);
    expect((await eventsOf(paymentId)).filter(({ outcome }) => outcome === "confirmed")).toHaveLength(1);
  });

  test("refused by the bank keeps the hold, says why, and is paid on a new page", async () => {
    for (const [card, reason] of [
      ["insufficient", "insufficient_funds"],
      ["three_d", "three_d_failed"],
      ["stolen", "declined"],
    ] as const) {
      const held = await heldPage();
      await returnFromIyzico(await payOnPage(held.pageUrl, card));
      expect(await paymentOf(held.paymentId)).toEqual({ state: "failed", failure_code: reason });
      const second = await openPage(held);
      expect(second.paymentId).not.toBe(held.paymentId);
      await returnFromIyzico(await payOnPage(second.pageUrl, "success"));
      expect(await statusOf(held.reservationId)).toBe("reservation_created");
    }
  });

  test("that is not paid yet stays open, and the same page is shown again", async () => {
    const held = await heldPage();
    const fields = new URLSearchParams({ token: held.page.token });
    expect((await returnFromIyzico(fields)).status).toBe(303);
    expect(await paymentOf(held.paymentId)).toMatchObject({ state: "processing" });
    const before = iyzico.stub.pages.length;
    expect(await openPage(held)).toEqual({ paymentId: held.paymentId, pageUrl: held.pageUrl });
    expect(iyzico.stub.pages).toHaveLength(before);
  });

  test("opens a new payment when its page has closed, and still finds money on the old one", async () => {
    const held = await heldPage();
    await getPool().query("update payments set page_expires_at = now() where id = $1", [held.paymentId]);
    const second = await openPage(held);
    expect(second.pageUrl).not.toBe(held.pageUrl);
    expect(await paymentOf(held.paymentId)).toMatchObject({ state: "expired" });
    await payOnPage(held.pageUrl, "success");
    await reconcilePayments(afterMinutes(11));
    expect(await paymentOf(held.paymentId)).toMatchObject({ state: "paid" });
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });

  test("opened twice at the same moment shows one page to both tabs", async () => {
    const held = await hold(world);
    const home = "address = 'Cumhuriyet Cad. 1', city = 'Bodrum', country = 'Türkiye'";
    await getPool().query(`update users set ${home} where id = $1`, [held.customer.id]);
    const [one, other] = await allAtOnce([() => openPage(held), () => openPage(held)]);
    expect(one).toEqual(other);
    await returnFromIyzico(await payOnPage(one.pageUrl, "success"));
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });
});

describe("a notification of iyzico", () => {
  test("by webhook before the browser is back books the payment; the browser finds it booked", async () => {
    const { page, pageUrl, paymentId, reservationId } = await heldPage();
    const fields = await payOnPage(pageUrl, "success");
    const { body, headers } = iyzico.stub.webhook(page, "SUCCESS");
    expect((await sendIyzicoWebhook(body, headers)).status).toBe(204);
    expect(await statusOf(reservationId)).toBe("reservation_created");
    expect((await returnFromIyzico(fields)).status).toBe(303);
    const events = await eventsOf(paymentId);
    expect(events.map(({ source }) => source)).toEqual(["webhook", "webhook", "callback"]);
  });

  test("by a webhook that is forged, unsigned or changed is refused and changes nothing", async () => {
    const { page, pageUrl, paymentId } = await heldPage();
    await payOnPage(pageUrl, "success");
    const { body, headers } = iyzico.stub.webhook(page, "SUCCESS");
    const signature = headers["X-IYZ-SIGNATURE-V3"] ?? "";
    const forged: [string, Record<string, string>][] = [
      [body, {}],
      [body, { "X-IYZ-SIGNATURE-V3": "0".repeat(64) }],
      [body, { "X-IYZ-SIGNATURE-V3": signature.slice(1) }],
      [body.replace("SUCCESS", "FAILURE"), headers],
      ["{", headers],
      ["[]", headers],
      [`${body}${" ".repeat(70_000)}`, headers],
    ];
    for (const [text, given] of forged) expect((await sendIyzicoWebhook(text, given)).status).toBe(400);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    expect(await eventsOf(paymentId)).toEqual([]);
    const upper = { "X-IYZ-SIGNATURE-V3": signature.toUpperCase() };
    expect((await sendIyzicoWebhook(body, upper)).status).toBe(204);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("of a failure after the success is ignored", async () => {
    const { pageUrl, paymentId, reservationId } = await heldPage();
    const fields = await payOnPage(pageUrl, "success");
    await returnFromIyzico(fields);
    const failure = { status: "success", paymentStatus: "FAILURE", errorCode: "10051" };
    iyzico.stub.next("retrieve", { change: () => failure });
    expect((await returnFromIyzico(fields)).status).toBe(303);
    expect(await paymentOf(paymentId)).toEqual({ state: "paid", failure_code: null });
    expect(await transitions(reservationId)).toEqual(["create", "pay"]);
  });

  test("about a token that is not ours is refused, however it looks", async () => {
    for (const token of ["", "short", "a".repeat(300), crypto.randomUUID(), "../../etc/passwd"]) {
      expect((await returnFromIyzico(new URLSearchParams({ token }))).status).toBe(400);
    }
  });

  test("of another order's page is refused: the basket in the signed response decides", async () => {
    const [mine, other] = [await heldPage(), await heldPage()];
    await payOnPage(mine.pageUrl, "success");
    // An attacker replaced the other payment's token by the one of a paid page.
    await getPool().query("update payments set provider_token = null where id = $1", [mine.paymentId]);
    await getPool().query("update payments set provider_token = $2 where id = $1", [
      other.paymentId,
      mine.page.token,
    ]);
    const answer = await returnFromIyzico(new URLSearchParams({ token: mine.page.token }));
    expect(answer.status).toBe(400);
    expect(await statusOf(other.reservationId)).toBe(pending);
  });
});
