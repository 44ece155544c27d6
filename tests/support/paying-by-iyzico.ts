import { afterAll, beforeAll } from "@jest/globals";
import { POST as webhookDoor } from "@/app/api/v1/payments/webhook/[provider]/route";
import { changeEnvironment } from "@/lib/config/test-run";
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
