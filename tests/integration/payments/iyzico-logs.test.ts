import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { getPool } from "@/lib/server/platform/db/pool";
import { hold, openPage } from "@/tests/fixtures/bookings/held-trip";
import { STUB_API_KEY, STUB_SECRET_KEY } from "@/tests/fixtures/payments/iyzico-stub/stub-keys";
import { startPaying } from "@/tests/fixtures/payments/paying";
import {
  iyzicoTest,
  payOnPage,
  returnFromIyzico,
  sendIyzicoWebhook,
} from "@/tests/fixtures/payments/paying-by-iyzico";
import { decideRefund } from "@/tests/fixtures/payments/refunding";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const { iyzico, world } = iyzicoTest();

const written: string[] = [];
let loud: () => void;
beforeAll(() => {
  loud = changeEnvironment({ LOG_LEVEL: "debug" });
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, "write").mockImplementation((text) => written.push(String(text)) > 0);
  }
});
afterAll(() => {
  jest.restoreAllMocks();
  loud();
});

test("a payment with every failure writes neither keys, tokens nor the buyer into the log or the events", async () => {
  const held = await hold(world);
  const identity = "10000000146";
  const buyer = { address: "Gizli Sokak 1", city: "Bodrum", country: "Türkiye", identity_number: identity };
  iyzico.stub.next("initialise", { lose: true });
  await startPaying(held.customer, held.reservationId, { buyer });
  iyzico.stub.next("initialise", { change: (answer) => ({ ...answer, signature: "0" }) });
  await startPaying(held.customer, held.reservationId, { buyer });
  const { paymentId, pageUrl } = await openPage(held);
  const page = iyzico.stub.pageOf(pageUrl);
  const fields = await payOnPage(pageUrl, "success");
  iyzico.stub.next("retrieve", { lose: true });
  await returnFromIyzico(fields);
  iyzico.stub.next("retrieve", { change: (answer) => ({ ...answer, signature: "0" }) });
  await returnFromIyzico(fields);
  const { body, headers } = iyzico.stub.webhook(page, "SUCCESS");
  await sendIyzicoWebhook(body, { "X-IYZ-SIGNATURE-V3": "0" });
  await sendIyzicoWebhook(body, headers);
  const refundId = await decideRefund(paymentId, 100);
  iyzico.stub.next("refund", { refuse: { errorCode: "5093", retryable: false } });
  await runRefund(refundId, new Date());

  const log = written.join("");
  expect(log).toContain("payment_page_not_opened");
  expect(log).toContain("payment_response_refused");
  expect(log).toContain("refund_failed");
  const { rows } = await getPool().query("select content::text as content from payment_events");
  const events = rows.map(({ content }) => content).join("");
  const { rows: users } = await getPool().query("select email from users where id = $1", [held.customer.id]);
  for (const secret of [STUB_API_KEY, STUB_SECRET_KEY, identity, "Gizli", users[0].email, "IYZWSv2"]) {
    expect(log).not.toContain(secret);
    expect(events).not.toContain(secret);
  }
  expect(log).not.toContain(page.token);
});
