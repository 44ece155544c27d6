import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "@jest/globals";
import { GET as previewDoor } from "@/app/api/v1/contracts/preview/route";
import { POST as callbackDoor } from "@/app/api/v1/payments/callback/[provider]/route";
import { POST as paymentDoor } from "@/app/api/v1/payments/route";
import { POST as webhookDoor } from "@/app/api/v1/payments/webhook/[provider]/route";
import { setTestGatewayUrl } from "@/lib/config/complete-environment";
import { GatewayLedger } from "@/lib/server/payments/providers/test-gateway/gateway-ledger";
import {
  startTestGateway,
  type TestGateway,
} from "@/lib/server/payments/providers/test-gateway/start-test-gateway";
import type { Customer } from "@/tests/support/booking-world";
import { type Answer, knockDoor } from "@/tests/support/knock-door";
import { putContractsInForce } from "@/tests/support/put-contracts-in-force";

export const CARDS = {
  success: "5526 0800 0000 0006",
  insufficientFunds: "5526 0800 0000 0014",
  threeD: "5526 0800 0000 0022",
  silent: "5526 0800 0000 0030",
  answerLost: "5526 0800 0000 0048",
} as const;

const BUYER = { address: "Cumhuriyet Cad. 1", city: "Bodrum", country: "Türkiye" };

export interface TestedGateway {
  stop(): Promise<void>;
  restart(): Promise<void>;
  /** How often the card was charged on that page, by the gateway's own books. */
  charges(pageUrl: string): Promise<number>;
  /** As if the bank's silence had passed. */
  endSilence(pageUrl: string): Promise<void>;
}

/** Runs a test gateway of its own for a test file, and puts contracts in force. */
export function testGateway(): TestedGateway {
  let gateway: TestGateway;
  let folder: string;
  const start = async () => {
    gateway = await startTestGateway({ folder });
    setTestGatewayUrl(gateway.url);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "test-gateway-"));
    await start();
    await putContractsInForce();
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });
  const entryOf = (pageUrl: string) => new GatewayLedger(folder).find(pageUrl.split("/").pop() ?? "");
  const restart = async () => {
    await gateway.stop();
    await start();
  };
  const endSilence = async (pageUrl: string) => {
    const entry = await entryOf(pageUrl);
    if (entry) await new GatewayLedger(folder).save({ ...entry, silentUntil: 0 });
    // The running gateway has the entry in mind.
    await restart();
  };
  return {
    restart,
    stop: () => gateway.stop(),
    charges: async (pageUrl) => (await entryOf(pageUrl))?.charges ?? 0,
    endSilence,
  };
}

/** The id of a reservation, or that of an order. */
export type Paid = string | { order: string };

export async function previewContracts(customer: Customer, paid: Paid): Promise<Answer> {
  const query = typeof paid === "string" ? `reservation=${paid}` : `order=${paid.order}`;
  const path = `/contracts/preview?${query}`;
  return knockDoor(previewDoor, { path, token: customer.token });
}

/** Accepts the contracts and asks for the hosted page. */
export async function startPaying(
  customer: Customer,
  paid: Paid,
  changes: object = {},
  idempotencyKey: string = randomUUID(),
): Promise<Answer> {
  const { body } = await previewContracts(customer, paid);
  const accepted_contracts = (body.items ?? []).map(({ kind, hash }) => ({ kind, hash }));
  return knockDoor(paymentDoor, {
    path: "/payments",
    token: customer.token,
    idempotencyKey,
    body: {
      ...(typeof paid === "string" ? { reservation_id: paid } : { service_order_id: paid.order }),
      accepted_contracts,
      buyer: BUYER,
      ...changes,
    },
  });
}

/** Types a card number into the hosted page; answers the fields that the browser would bring back. */
export async function payByCard(pageUrl: string, card: string): Promise<URLSearchParams> {
  const page = await post(pageUrl, { card });
  const next = page.includes("three-d") ? await post(`${pageUrl}/three-d`, { code: "123456" }) : page;
  const fields = next.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return new URLSearchParams([...fields].map(([, name = "", value = ""]) => [name, value]));
}

async function post(url: string, fields: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: "POST", body: new URLSearchParams(fields) })).text();
}

/** The cross-site form POST with which the customer's browser returns. */
export async function returnToShop(fields: URLSearchParams, provider = "test"): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/v1/payments/callback/${provider}`, {
    method: "POST",
    headers: { origin: "http://127.0.0.1:9", "sec-fetch-site": "cross-site" },
    body: fields,
  });
  return callbackDoor(request, { params: Promise.resolve({ provider }) });
}

/** The provider's own call to our server. */
export async function tellByWebhook(body: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request("http://localhost:3000/api/v1/payments/webhook/test", {
    method: "POST",
    headers,
    body,
  });
  return webhookDoor(request, { params: Promise.resolve({ provider: "test" }) });
}
