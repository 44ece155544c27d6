import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { GET as paymentEndpoint } from "@/app/api/v1/payments/[id]/route";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { signForTestGateway } from "@/lib/server/money/providers/test-gateway/signature";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { hold, one, openPage, paymentOf, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { freePort } from "@/tests/fixtures/http/free-port";
import {
  CARDS,
  payByCard,
  returnToShop,
  sendWebhook,
  startPaying,
  testGateway,
} from "@/tests/fixtures/payments/paying";

const database = testDatabase();
const gateway = testGateway();

const world = testWorld();

describe("a notification of a payment", () => {
  test("is refused when forged, foreign or unknown, and changes nothing", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const token = String(pageUrl.split("/").pop());
    const unknown = "0".repeat(32);
    const forged = [
      new URLSearchParams({ token, signature: "0".repeat(64) }),
      new URLSearchParams({ token }),
      new URLSearchParams({ token: unknown, signature: signForTestGateway(`callback:${unknown}`) }),
      new URLSearchParams(),
      new URLSearchParams({ token, padding: "x".repeat(70_000) }),
    ];
    for (const fields of forged) expect((await returnToShop(fields)).status).toBe(400);
    const real = await payByCard(pageUrl, CARDS.success);
    expect((await returnToShop(real, "iyzico")).status).toBe(400);
    const body = JSON.stringify({ token });
    expect((await sendWebhook(body, {})).status).toBe(400);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    const headers = { "x-test-gateway-signature": signForTestGateway(body) };
    expect((await sendWebhook(body, headers)).status).toBe(204);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("of an amount, currency or payment other than the requested one is refused", async () => {
    for (const change of ["amount_minor = amount_minor + 1", "currency = 'EUR'"]) {
      const held = await hold(world);
      const { paymentId, pageUrl } = await openPage(held);
      await getPool().query(`update payments set ${change} where id = $1`, [paymentId]);
      await returnToShop(await payByCard(pageUrl, CARDS.success));
      expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");
    }
    const [mine, other] = [await hold(world), await hold(world)];
    const [page, otherPage] = [await openPage(mine), await openPage(other)];
    // The provider's response about one payment is sent for the other.
    await getPool().query("update payments set provider_token = provider_token || 'x' where id = $1", [
      page.paymentId,
    ]);
    const token = page.pageUrl.split("/").pop();
    await getPool().query("update payments set provider_token = $2 where id = $1", [
      otherPage.paymentId,
      token,
    ]);
    expect((await returnToShop(await payByCard(page.pageUrl, CARDS.success))).status).toBe(400);
    expect(await statusOf(other.reservationId)).toBe("request_created_payment_pending");
  });
});

describe("an unavailable database", () => {
  /** Every connection is closed as soon as it is made, until the returned function is called. */
  async function leave(): Promise<() => Promise<void>> {
    const port = await freePort();
    const closing = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
    await closePool();
    setDatabaseUrl(`postgres://nobody@127.0.0.1:${port}/nowhere`);
    return async () => {
      closing.close();
      setDatabaseUrl(database.url());
      await closePool();
    };
  }

  test("keeps a customer who comes from the bank waiting, and shows the result when it is back", async () => {
    const { paymentId, pageUrl } = await openPage(await hold(world));
    const form = await payByCard(pageUrl, CARDS.success);
    const comeBack = await leave();
    const returned = returnToShop(form);
    await sleep(300);
    await comeBack();
    const answer = await returned;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(`/payment-result/${paymentId}`),
    ]);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("shows a customer who comes from the bank a page when it lasts; its button sends the same form again", async () => {
    const { paymentId, pageUrl } = await openPage(await hold(world));
    const form = await payByCard(pageUrl, CARDS.success);
    const comeBack = await leave();
    const answer = await returnToShop(form);
    const html = await answer.text();
    await comeBack();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(html).toContain('action="/api/v1/payments/callback/test"');
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const again = await returnToShop(new URLSearchParams(fields));
    expect(again.headers.get("location")).toContain(`/payment-result/${paymentId}`);
  });

  test("makes the provider call again soon", async () => {
    const { pageUrl } = await openPage(await hold(world));
    const body = JSON.stringify({ token: String(pageUrl.split("/").pop()) });
    const comeBack = await leave();
    const answer = await sendWebhook(body, { "x-test-gateway-signature": signForTestGateway(body) });
    await comeBack();
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "2",
      { error: "unavailable" },
    ]);
  });
});

describe("an unavailable provider", () => {
  test("leads to no second payment: the same one is tried again and paid once", async () => {
    const held = await hold(world);
    await gateway.stop();
    const failed = await startPaying(held.customer, held.reservationId);
    expect({ status: failed.status, error: failed.body.error }).toEqual({
      status: 503,
      error: "provider_unavailable",
    });
    await gateway.restart();
    const { paymentId, pageUrl } = await openPage(held);
    const { n } = await one<{ n: number }>(
      "select count(*)::int as n from payments where reservation_id = $1",
      held.reservationId,
    );
    expect(n).toBe(1);
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("charges once, however often its page is opened and submitted, and requests no second payment", async () => {
    const held = await hold(world);
    const { pageUrl } = await openPage(held);
    expect((await openPage(held)).pageUrl).toBe(pageUrl);
    await Promise.all(Array.from({ length: 5 }, () => payByCard(pageUrl, CARDS.answerLost)));
    expect(await gateway.charges(pageUrl)).toBe(1);
    const again = await startPaying(held.customer, held.reservationId);
    expect(again).toMatchObject({ status: 409, body: { error: "not_payable" } });
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });

  test("opens the result to the first browser that returns within the time limit, and not to a repeated return", async () => {
    const first = await openPage(await hold(world));
    const fields = await payByCard(first.pageUrl, CARDS.success);
    const keyOf = async () =>
      new URL((await returnToShop(fields)).headers.get("location") ?? "").searchParams;
    expect((await keyOf()).has("key")).toBe(true);
    expect((await keyOf()).has("key")).toBe(false);
    const late = await openPage(await hold(world));
    const unused = await payByCard(late.pageUrl, CARDS.success);
    const settledLongAgo = "update payments set state = 'paid', settled_at = now() - interval '50 minutes'";
    await getPool().query(`${settledLongAgo} where id = $1`, [late.paymentId]);
    const { headers } = await returnToShop(unused);
    expect(headers.get("location")).not.toContain("key=");
  });

  test("keeps its data across a restart", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    const fields = await payByCard(pageUrl, CARDS.answerLost);
    expect([...fields.keys()]).toEqual([]);
    await gateway.restart();
    const token = String(pageUrl.split("/").pop());
    await returnToShop(new URLSearchParams({ token, signature: signForTestGateway(`callback:${token}`) }));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });
});

describe("a customer who waits for a result", () => {
  const ask = (paymentId: string) =>
    callEndpoint(paymentEndpoint, { path: `/payments/${paymentId}`, params: { id: paymentId } });

  test("gets it although the browser never returned, while the provider is queried only now and then", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await payByCard(pageUrl, CARDS.answerLost);
    expect((await ask(paymentId)).body.state).toBe("processing");
    await getPool().query("update payments set updated_at = now() - interval '11 seconds' where id = $1", [
      paymentId,
    ]);
    expect((await ask(paymentId)).body.state).toBe("paid");
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });

  test("sees the payment as open while the provider is unavailable", async () => {
    const held = await hold(world);
    const { paymentId } = await openPage(held);
    await getPool().query("update payments set updated_at = now() - interval '11 seconds' where id = $1", [
      paymentId,
    ]);
    await gateway.stop();
    expect(await ask(paymentId)).toMatchObject({ status: 200, body: { state: "processing" } });
    await gateway.restart();
  });
});

describe("the result of a payment", () => {
  test("shows visitors without a session its state and number, and nothing else", async () => {
    const held = await hold(world);
    const { paymentId } = await openPage(held);
    const ask = (token?: string) =>
      callEndpoint(paymentEndpoint, { path: `/payments/${paymentId}`, params: { id: paymentId }, token });
    const own = await ask(held.customer.token);
    expect(own.body).toMatchObject({ amount: 80_000, currency: "TRY", reservation_id: held.reservationId });
    for (const answer of [await ask(), await ask((await makeCustomer()).token)]) {
      expect(Object.keys(answer.body).sort()).toEqual(["id", "number", "state"]);
    }
    const missing = { path: "/payments/x", params: { id: randomUUID() } };
    expect((await callEndpoint(paymentEndpoint, missing)).status).toBe(404);
  });
});
