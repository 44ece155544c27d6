import { randomBytes, randomUUID } from "node:crypto";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { POST as phoneEndpoint } from "@/app/api/v1/auth/send-verify-phone/route";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { resetLimiters } from "@/lib/server/platform/request/rate-limit";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const alarms = jest.spyOn(process.stderr, "write").mockReturnValue(true);

const PASSWORD = "Martı-kanadı-7";
const group = () => randomBytes(2).toString("hex");

describe("text messages", () => {
  const send = async (bearer: string) =>
    callHandler(phoneEndpoint, "auth/send-verify-phone", { method: "POST", bearer, address: randomUUID() });
  const later = (id: string) =>
    getDb().execute(`update codes set created_at = now() - interval '3 minutes' where user_id = '${id}'`);

  test("are sent to the listed countries only", async () => {
    const { token } = await makeCustomer({ phone: "+5352123456", dialCode: "+53" });
    const { status, body } = await send(token);
    expect([status, body.error]).toEqual([409, "sms_country"]);
  });

  test("are limited per account and per number, whoever asks", async () => {
    const phone = `+90533${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
    const { id, token } = await makeCustomer({ phone });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await send(token)).status);
      await later(id);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const other = await makeCustomer({ phone });
    expect((await send(other.token)).body.error).toBe("too_many_requests");
  });

  test("stop at the daily budget, which is logged as an error", async () => {
    const undo = changeEnvironment({ SMS_DAILY_BUDGET: "1" });
    resetLimiters();
    await getPool().query("delete from rate_limits where key like 'sms_budget%'");
    expect((await send((await makeCustomer()).token)).status).toBe(200);
    const refused = await send((await makeCustomer()).token);
    expect([refused.status, refused.body.error]).toEqual([503, "sms_unavailable"]);
    expect(alarms.mock.calls.join("")).toContain("sms_budget_spent");
    resetLimiters();
    undo();
  });
});

describe("guesses of a password", () => {
  const guess = async (email: string, address: string, password: string, cookie?: string) =>
    callHandler(loginEndpoint, "auth/login", {
      body: { email, password },
      address,
      headers: cookie ? { cookie, origin: "http://localhost:3000" } : {},
    });

  test("are limited per IPv6 /48, however many networks they come from", async () => {
    const [a, b] = [group(), group()];
    const six = [];
    for (let count = 0; count < 60; count += 1) {
      const address = `2001:${a}:${b}:${count.toString(16)}::1`;
      six.push((await guess(`${randomUUID()}@example.com`, address, "x")).status);
    }
    expect(six.filter((status) => status === 422).length).toBeLessThanOrEqual(40);
    expect(six.at(-1)).toBe(429);
  });

  test("are limited per account from everywhere, except in a browser that the account knows", async () => {
    const email = `${randomUUID()}@example.com`;
    await makeCustomer({ email, passwordHash: await hashPassword(PASSWORD) });
    const home = `2001:${group()}:${group()}:1::1`;
    const welcome = await guess(email, home, PASSWORD);
    const device = welcome.headers.getSetCookie().find((cookie) => cookie.startsWith("palamar_device="));
    const statuses = [];
    for (let count = 0; count < 32; count += 1)
      statuses.push((await guess(email, `2001:${group()}:${group()}:1::1`, "wrong one")).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess(email, `2001:${group()}:${group()}:1::1`, PASSWORD)).status).toBe(429);
    expect((await guess(email, home, PASSWORD, device?.split(";")[0])).status).toBe(200);
    expect((await guess(`other-${email}`, home, PASSWORD, device?.split(";")[0])).status).toBe(422);
  });

  test("in a browser that an account knows are slowed down too, whoever has it", async () => {
    const email = `${randomUUID()}@example.com`;
    await makeCustomer({ email, passwordHash: await hashPassword(PASSWORD) });
    const from = () => `2001:${group()}:${group()}:1::1`;
    const welcome = await guess(email, from(), PASSWORD);
    const [device] = welcome.headers.getSetCookie().filter((cookie) => cookie.startsWith("palamar_device="));
    const statuses = [];
    for (let count = 0; count < 32; count += 1)
      statuses.push((await guess(email, from(), "wrong one", device?.split(";")[0])).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
    expect((await guess(email, from(), PASSWORD)).status).toBe(200);
  });

  test("that are refused write nothing to the database", async () => {
    const address = `203.0.113.${Math.floor(Math.random() * 200)}`;
    for (let count = 0; count < 22; count += 1) await guess(`${randomUUID()}@example.com`, address, "x");
    const query = jest.spyOn(getPool(), "query");
    expect((await guess(`${randomUUID()}@example.com`, address, "x")).status).toBe(429);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});

test.each([
  "https://evil.example",
  "www.evil",
  "visit evil.com",
  "EVIL.COM/x",
  "a@b.co",
  "evil.com, hurry",
  "(evil.com)",
  "go to evil.agency!",
])("the name %s is refused beside its field", async (name) => {
  const body = {
    name,
    surname: "Kaya",
    email: `${randomUUID()}@example.com`,
    dial_code: "+90",
    phone: "5321234567",
    password: PASSWORD,
    kvkk: true,
    electronic_messages: true,
  };
  const answer = await callHandler(registerEndpoint, "auth/register", { body, address: randomUUID() });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["name"]]);
});
