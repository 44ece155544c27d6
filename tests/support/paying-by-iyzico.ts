import { afterAll, beforeAll } from "@jest/globals";
import { POST as webhookDoor } from "@/app/api/v1/payments/webhook/[provider]/route";
import { changeEnvironment } from "@/lib/config/test-run";
import { getPool } from "@/lib/server/db/pool";
import type { World } from "@/tests/support/booking-world";
import { hold, openPage } from "@/tests/support/held-trip";
import { type IyzicoStub, startIyzicoStub } from "@/tests/support/iyzico-stub/start-iyzico-stub";
import { STUB_API_KEY, STUB_SECRET_KEY } from "@/tests/support/iyzico-stub/stub-keys";
import type { StubCard } from "@/tests/support/iyzico-stub/stub-ledger";
import { returnToShop } from "@/tests/support/paying";
import { putContractsInForce } from "@/tests/support/put-contracts-in-force";

/** Makes a stub of iyzico the provider of a test file; the answer is filled in before its first test. */
export function iyzicoProvider(identityNumber = "11111111111"): { stub: IyzicoStub } {
  const made = {} as { stub: IyzicoStub };
  let putBack: () => void;
  beforeAll(async () => {
    await putContractsInForce();
    made.stub = await startIyzicoStub();
    putBack = changeEnvironment({
      PAYMENT_PROVIDER: "iyzico",
      IYZICO_API_KEY: STUB_API_KEY,
      IYZICO_SECRET_KEY: STUB_SECRET_KEY,
      IYZICO_BASE_URL: made.stub.url,
      IYZICO_IDENTITY_NUMBER: identityNumber,
    });
  });
  afterAll(async () => {
    putBack();
    await made.stub.stop();
  });
  return made;
}

/** Types a card into the stub's page; answers the fields that the browser brings back. */
export async function payOnPage(pageUrl: string, card: StubCard): Promise<URLSearchParams> {
  const response = await fetch(pageUrl, { method: "POST", body: new URLSearchParams({ card }) });
  const [, token = ""] = /name="token" value="([^"]*)"/.exec(await response.text()) ?? [];
  return new URLSearchParams({ token });
}

/** The browser's cross-site return from iyzico's page. */
export const returnFromIyzico = (fields: URLSearchParams) => returnToShop(fields, "iyzico");

/** iyzico's own call to our server. */
export async function tellByIyzico(body: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request("http://localhost:3000/api/v1/payments/webhook/iyzico", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return webhookDoor(request, { params: Promise.resolve({ provider: "iyzico" }) });
}

/** A new customer's unpaid hold with iyzico's page open for it. */
export async function heldPage(stub: IyzicoStub, world: World) {
  const held = await hold(world);
  const opened = await openPage(held);
  return { ...held, ...opened, page: stub.pageOf(opened.pageUrl) };
}

/** What was stored about a payment, in its order. */
export async function eventsOf(paymentId: string): Promise<{ source: string; outcome: string | null }[]> {
  const { rows } = await getPool().query(
    "select content->>'source' as source, outcome from payment_events where payment_id = $1 order by id",
    [paymentId],
  );
  return rows;
}
