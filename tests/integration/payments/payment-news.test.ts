import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { GET as paymentDoor } from "@/app/api/v1/payments/[id]/route";
import { getPool } from "@/lib/server/db/pool";
import { signForTestGateway } from "@/lib/server/payments/test-gateway/signature";
import { makeCustomer, makeWorld, type World } from "@/tests/support/booking-world";
import { hold, one, openPage, paymentOf, statusOf } from "@/tests/support/held-trip";
import { knockDoor } from "@/tests/support/knock-door";
import {
  CARDS,
  payByCard,
  returnToShop,
  startPaying,
  tellByWebhook,
  testGateway,
} from "@/tests/support/paying";
import { testDatabase } from "@/tests/support/test-database";

testDatabase();
const gateway = testGateway();

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

describe("news of a payment", () => {
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
    ];
    for (const fields of forged) expect((await returnToShop(fields)).status).toBe(400);
    const real = await payByCard(pageUrl, CARDS.success);
    expect((await returnToShop(real, "iyzico")).status).toBe(400);
    const body = JSON.stringify({ token });
    expect((await tellByWebhook(body, {})).status).toBe(400);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    const headers = { "x-test-gateway-signature": signForTestGateway(body) };
    expect((await tellByWebhook(body, headers)).status).toBe(204);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  });

  test("of another amount, currency or payment than was asked for is refused", async () => {
    for (const change of ["amount_minor = amount_minor + 1", "currency = 'EUR'"]) {
      const held = await hold(world);
      const { paymentId, pageUrl } = await openPage(held);
      await getPool().query(`update payments set ${change} where id = $1`, [paymentId]);
      await returnToShop(await payByCard(pageUrl, CARDS.success));
      expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");
    }
    const [mine, other] = [await hold(world), await hold(world)];
    const [page, otherPage] = [await openPage(mine), await openPage(other)];
    // The provider's answer about one payment is brought for the other.
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

describe("a provider that is away", () => {
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

  test("forgets nothing when it starts again", async () => {
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

describe("the result of a payment", () => {
  test("shows strangers its state and number, and nothing else", async () => {
    const held = await hold(world);
    const { paymentId } = await openPage(held);
    const ask = (token?: string) =>
      knockDoor(paymentDoor, { path: `/payments/${paymentId}`, params: { id: paymentId }, token });
    const own = await ask(held.customer.token);
    expect(own.body).toMatchObject({ amount: 80_000, currency: "TRY", reservation_id: held.reservationId });
    for (const answer of [await ask(), await ask((await makeCustomer()).token)]) {
      expect(Object.keys(answer.body).sort()).toEqual(["id", "number", "state"]);
    }
    const missing = { path: "/payments/x", params: { id: randomUUID() } };
    expect((await knockDoor(paymentDoor, missing)).status).toBe(404);
  });
});
