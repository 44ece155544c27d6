import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { POST as resendEndpoint } from "@/app/api/v1/auth/send-verify-phone/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-phone/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { getPool } from "@/lib/server/platform/db/pool";
import { deliverSms } from "@/lib/server/platform/sms/deliver-sms";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const address = () => crypto.randomUUID();
const send = (bearer: string) =>
  callHandler(resendEndpoint, "auth/send-verify-phone", {
    method: "POST",
    bearer,
    address: address(),
    locale: "en",
  });
const verify = (bearer: string, code: unknown) =>
  callHandler(verifyEndpoint, "auth/verify-phone", { body: { code }, bearer, address: address() });
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? "";
const textedCode = async () => {
  await runJobs();
  return codeIn((await outbox.read()).find(({ file }) => file.startsWith("sms-"))?.source ?? "");
};
const isProven = async (bearer: string) =>
  (await callHandler(userEndpoint, "user", { bearer })).body.phone_verified as boolean;

describe("proving the phone number", () => {
  test("accepts the code of the text message once", async () => {
    const { token } = await makeCustomer({ locale: "en", phone: "+905321234567" });
    expect((await send(token)).body).toEqual({ resend_after: 120 });
    const code = await textedCode();
    const [sms] = await outbox.read();
    expect(sms?.source).toMatch(/^To: \+905321234567\n\nYour Palamar verification code is \d{6}\./);
    expect(sms?.source).toContain(`@localhost #${code}`);
    expect((await verify(token, code)).status).toBe(204);
    expect(await isProven(token)).toBe(true);
    expect((await verify(token, code)).body.error).toBe("code_invalid");
  });

  test("requires a number first when there is none", async () => {
    const { token } = await makeCustomer({ phone: null });
    const { status, body } = await send(token);
    expect([status, body.error, body.message]).toEqual([
      409,
      "phone_not_found",
      "Please add your phone number to continue.",
    ]);
    await callHandler(profileEndpoint, "user/profile", {
      method: "PUT",
      body: { phone: "0532 9876543" },
      bearer: token,
    });
    expect((await send(token)).status).toBe(200);
  });

  test("waits two minutes between messages, and invalidates the code when the number changes", async () => {
    const { token } = await confirmSessions(await makeCustomer());
    const answers = await allAtOnce(times(3, () => send(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    const early = answers.find(({ status }) => status === 429);
    expect(early?.body.details.retry_after_seconds).toBeGreaterThan(100);
    const code = await textedCode();
    await callHandler(profileEndpoint, "user/profile", {
      method: "PUT",
      body: { phone: "0532 9876543" },
      bearer: token,
    });
    expect((await verify(token, code)).body.error).toBe("code_invalid");
    expect(await isProven(token)).toBe(false);
  });

  test("sends nothing to a number that the account no longer has", async () => {
    const { id, token } = await makeCustomer();
    await send(token);
    await getPool().query("update users set phone = '+905329999999' where id = $1", [id]);
    await runJobs();
    expect(await outbox.read()).toEqual([]);
  });

  test.each(["12345", "1234567", "12345a", "", 123456, null])("refuses %p as a code", async (code) => {
    const { token } = await makeCustomer();
    const { status, body } = await verify(token, code);
    expect([status, Object.keys(body.fields)]).toEqual([422, ["code"]]);
  });
});

describe("the gateway for text messages", () => {
  let server: Server | null = null;
  let restore = () => {};
  afterEach(() => {
    restore();
    server?.close();
    server = null;
  });

  async function listen(status: number) {
    const requests: { request: IncomingMessage; body: string }[] = [];
    const started = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      requests.push({ request, body: Buffer.concat(parts).toString("utf8") });
      response.writeHead(status).end("{}");
    });
    server = started;
    await new Promise<void>((ready) => started.listen(0, "127.0.0.1", ready));
    const { port } = started.address() as AddressInfo;
    restore = changeEnvironment({
      SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`,
      SMS_GATEWAY_TOKEN: "gateway-token",
    });
    return requests;
  }

  test("receives number, text, token and a key that repetitions share", async () => {
    const requests = await listen(202);
    const { token } = await makeCustomer({ locale: "ar", phone: "+905321234567" });
    await send(token);
    await runJobs();
    expect(requests).toHaveLength(1);
    const [{ request, body } = { request: null, body: "{}" }] = requests;
    expect(request?.headers).toMatchObject({
      authorization: "Bearer gateway-token",
      "idempotency-key": expect.stringMatching(/^code:/),
      "content-type": "application/json; charset=utf-8",
    });
    expect(JSON.parse(body)).toEqual({ to: "+905321234567", text: expect.stringContaining("رمز التحقق") });
    expect((await verify(token, codeIn(JSON.parse(body).text))).status).toBe(204);
  });

  test.each([302, 429, 500])(
    "that responds with %i has not accepted the message, and the job retries",
    async (status) => {
      await listen(status);
      await expect(deliverSms({ key: "k", to: "+905321234567", text: "x", locale: "tr" })).rejects.toThrow();
    },
  );
});
