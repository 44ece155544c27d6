import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { getDb } from "@/lib/server/platform/db/pool";
import { resetLimiters } from "@/lib/server/platform/request/rate-limit";
import { ENDPOINT_ROWS, ENDPOINTS, type EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { needOf } from "@/lib/server/runtime/api/session-need";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, type HandlerCall } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";

testDatabase();

const MINUTE = 60;
const HOUR = 3600;

/** Tries and seconds, per sender. */
const PROMISED = [
  ["POST /auth/login", 20, 15 * MINUTE],
  ["POST /auth/register", 60, HOUR],
  ["POST /auth/google/registration", 60, HOUR],
  ["POST /contact", 5, HOUR],
  ["GET /vehicles/find-by-no", 30, MINUTE],
  ["POST /vehicles/calculate-price", 60, MINUTE],
] as const satisfies readonly (readonly [EndpointKey, number, number])[];

// Another process of ours counts in the same table and remembers nothing of this one.
afterAll(resetLimiters);

const sender = () => `203.0.113.${Math.ceil(Math.random() * 250)}-${crypto.randomUUID()}`;

describe("the limits", () => {
  test.each(PROMISED)(
    "of %s hold over all processes, and say when to come again",
    async (key, points, seconds) => {
      const handler = await findHandler(key);
      expect(ENDPOINTS[key].limit).toMatchObject({ points, seconds, shared: true });
      const [method = "", path = ""] = key.split(" ");
      const address = sender();
      const sendRequest = (call: HandlerCall = {}) =>
        callHandler(handler, path.slice(1), {
          method,
          address,
          ...(method === "POST" ? { body: {} } : {}),
          ...call,
        });
      for (let count = 0; count < points; count += 1) {
        if (count % 7 === 3) resetLimiters();
        expect((await sendRequest()).status).not.toBe(429);
      }
      resetLimiters();
      const { status, body, headers } = await sendRequest();
      expect([status, body.error]).toEqual([429, "too_many_requests"]);
      const wait = Number(headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect((await sendRequest({ address: sender() })).status).not.toBe(429);
    },
  );

  test.each([
    ["POST /reservations", 60, HOUR],
    ["POST /special-services/{slug}/orders", 60, HOUR],
    ["POST /user/waiting-list", 30, 24 * HOUR],
  ] as const)(
    "of %s count the customer from wherever, since each one mails somebody",
    async (key, points, seconds) => {
      const handler = await findHandler(key);
      const [one, other] = [await makeCustomer(), await makeCustomer()];
      const sendRequest = (bearer: string) =>
        callHandler(handler, "x", { bearer, body: {}, address: sender() });
      for (let count = 0; count < points; count += 1)
        expect((await sendRequest(one.token)).status).not.toBe(429);
      const refused = await sendRequest(one.token);
      expect([refused.status, refused.body.error]).toEqual([429, "too_many_requests"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(seconds - MINUTE);
      expect((await sendRequest(other.token)).status).not.toBe(429);
    },
  );

  test("of new e-mail addresses count the customer, since each of them gets a mail", async () => {
    const { token: bearer, id } = await confirmSessions(await makeCustomer());
    const save = (body: object) =>
      callHandler(profileEndpoint, "user/profile", { method: "PUT", body, bearer, address: sender() });
    for (let count = 0; count < 5; count += 1)
      expect((await save({ email: `${id}-${count}@example.com` })).status).toBe(200);
    const refused = await save({ email: `${id}-5@example.com` });
    expect([refused.status, refused.body.error]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(HOUR - MINUTE);
    // The address that is there already is no new one.
    expect((await save({ email: `${id}-4@example.com`, name: "Ada" })).body.name).toBe("Ada");
  });

  test("of a forgotten password are counted per requested e-mail address, whoever sends the request", async () => {
    const ask = () =>
      callHandler(forgotEndpoint, "auth/forgot-password", {
        body: { email: "a@example.com" },
        address: sender(),
      });
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(202);
    resetLimiters();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(HOUR - MINUTE);
  });

  test("count an IPv6 household once, whichever of its addresses it uses", async () => {
    const body = { email: "b@example.com", password: "not the password" };
    const sendRequest = (address: string) => callHandler(loginEndpoint, "auth/login", { body, address });
    for (let count = 0; count < 5; count += 1)
      expect((await sendRequest(`2001:db8:5:6:${count}::1`)).status).toBe(422);
    expect((await sendRequest("2001:db8:5:6:ffff:ffff:ffff:ffff")).status).toBe(429);
    expect((await sendRequest("2001:db8:5:7::1")).status).toBe(422);
  });

  test("of registrations let the strangers behind one IPv4 address register, and one e-mail address ten times", async () => {
    const form = {
      name: "Ada",
      surname: "Er",
      dial_code: "+90",
      phone: "1111111",
      password: "uzun bir parola 9",
      kvkk: true,
      electronic_messages: true,
    };
    const register = (email: string) =>
      callHandler(registerEndpoint, "auth/register", { body: { ...form, email }, address: "192.0.2.77" });
    for (let count = 0; count < 10; count += 1) expect((await register("c@example.com")).status).toBe(422);
    const refused = await register("c@example.com");
    expect([refused.status, refused.body.error]).toEqual([429, "too_many_requests"]);
    for (let count = 11; count < 240; count += 1)
      expect((await register(`c${count}@example.com`)).status).toBe(422);
    expect((await register("other@example.com")).status).toBe(429);
  });

  test("are counted without storing an e-mail address", async () => {
    const { rows } = await getDb().execute<{ key: string }>("select key from rate_limits");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes("@"))).toEqual([]);
  });

  test("apply to every endpoint through which anonymous visitors can write", () => {
    const unlimited = ENDPOINT_ROWS.filter(
      ([key, { access, limit }]) => !key.startsWith("GET ") && needOf(access).use !== "required" && !limit,
    );
    expect(unlimited.map(([key]) => key)).toEqual([
      "POST /auth/logout",
      "POST /operate/logout",
      "POST /owner-desk/logout",
    ]);
  });
});
