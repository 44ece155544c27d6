import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TEST_CARDS } from "@/lib/server/money/providers/test-gateway/test-cards";
import { makeWorld, type World } from "@/tests/fixtures/bookings/booking-world";
import { hold, openPage, paymentOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { payByCard, returnToShop, sendWebhook, testGateway } from "@/tests/fixtures/payments/paying";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
const gateway = testGateway();

let world: World;
let shop: Server;
let webhooks: number[] = [];
let putBack: () => void;

// The shop's own address, so that the gateway's webhooks arrive.
beforeAll(async () => {
  world = await makeWorld();
  shop = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { status } = await sendWebhook(body, request.headers as Record<string, string>);
    webhooks.push(status);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void shop.listen(0, "127.0.0.1", resolve));
  putBack = changeEnvironment({ SITE_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}` });
});
afterAll(async () => {
  putBack();
  await new Promise((resolve) => shop.close(resolve));
});

const EXPECTED = {
  success: { state: "paid", failure_code: null, charges: 1, back: 303 },
  failure: { state: "failed", failure_code: "insufficient_funds", charges: 0, back: 303 },
  three_d: { state: "failed", failure_code: "three_d_failed", charges: 0, back: 303 },
  silent: { state: "processing", failure_code: null, charges: 0, back: 303 },
  answer_lost: { state: "processing", failure_code: null, charges: 1, back: 400 },
  double: { state: "paid", failure_code: null, charges: 1, back: 303 },
} as const;

describe("the test card", () => {
  test.each(TEST_CARDS.map(({ number, behaviour }) => [behaviour, number] as const))(
    "%s does what the page says",
    async (behaviour, number) => {
      webhooks = [];
      const held = await hold(world);
      const { paymentId, pageUrl } = await openPage(held);
      const back = await returnToShop(await payByCard(pageUrl, number));
      const { state, failure_code, charges, back: status } = EXPECTED[behaviour];
      expect(back.status).toBe(status);
      expect(await paymentOf(paymentId)).toEqual({ state, failure_code });
      expect(await gateway.charges(pageUrl)).toBe(charges);
      expect(webhooks).toEqual(behaviour === "double" ? [204, 204, 204] : []);
      const paid = state === "paid" ? ["create", "pay"] : ["create"];
      expect(await transitions(held.reservationId)).toEqual(paid);
    },
  );

  test("of a silent bank fails once the bank responds", async () => {
    const { paymentId, pageUrl } = await openPage(await hold(world));
    const silent = TEST_CARDS.find(({ behaviour }) => behaviour === "silent");
    const fields = await payByCard(pageUrl, silent?.number ?? "");
    await gateway.endSilence(pageUrl);
    await returnToShop(fields);
    expect(await paymentOf(paymentId)).toEqual({ state: "failed", failure_code: "timeout" });
  });
});
