import * as v from "valibot";
import { lineOf, wholeNumber } from "@/lib/contracts/fields";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { closePool, getDb } from "@/lib/server/platform/db/pool";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();

const body = v.strictObject({ name: lineOf(10), age: wholeNumber(1, 150) });
const echoed = v.object({ name: v.string(), user: v.nullable(v.string()) });
const echo = serveContract(
  { body, response: echoed, access: "customer_or_anyone" },
  async ({ body: { name }, session }) =>
    accept({ name, user: session?.userId ?? null, password_hash: "must never leave" }),
);
const own = serveContract(
  { response: v.object({ id: v.string() }), access: "customer" },
  async ({ session }) => accept({ id: session.userId }),
);
const ADA = { name: "Ada", age: 36 };

let restore = () => {};
afterEach(() => {
  restore();
  restore = () => {};
  jest.restoreAllMocks();
});

describe("an endpoint", () => {
  test("responds with exactly the fields of its contract, enveloped, uncached, under a request id", async () => {
    const response = await callHandler(echo, "echo", { body: ADA, headers: { "x-request-id": "known-id" } });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ name: "Ada", user: null });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toBe("known-id");
  });

  test("says in the caller's language what is wrong with each field, unknown ones included", async () => {
    const { status, body: problem } = await callHandler(echo, "echo", {
      body: { name: "x".repeat(11), age: 0, role: "admin" },
      locale: "en",
    });
    const sentence = "Please check the marked fields.";
    expect([status, problem.error, problem.message]).toEqual([422, "invalid_input", sentence]);
    expect(problem.fields).toEqual({
      name: "at most 10 characters",
      age: "Must be at least 1.",
      role: "This value is not valid.",
    });
    const arabic = await callHandler(echo, "echo", { body: {}, locale: "ar" });
    expect(arabic.body.fields.name).toBe("هذا الحقل مطلوب.");
  });

  test.each([
    ["broken JSON", { raw: "{" }, 400, "bad_json"],
    ["bytes that are no UTF-8", { raw: new Uint8Array([0x22, 0xff, 0x22]) }, 400, "bad_json"],
    ["another content type", { body: ADA, headers: { "Content-Type": "text/plain" } }, 400, "bad_json"],
    ["65 KB", { body: { name: "x".repeat(65 * 1024), age: 1 } }, 413, "body_too_large"],
    ["a list instead of an object", { body: [] }, 422, "invalid_input"],
    ["1e309", { raw: '{"name":"Ada","age":1e309}' }, 422, "invalid_input"],
  ])("refuses %s", async (_, call, status, code) => {
    const response = await callHandler(echo, "echo", call);
    expect([response.status, response.body.error]).toEqual([status, code]);
  });

  test("responds to a refusal with its status, its sentence and its details", async () => {
    const handler = serveContract({ response: null, access: "anyone" }, async () =>
      refuse("over_capacity", { field: "person_count", capacity: 8, reason: "sleeping_capacity" }),
    );
    const { status, body: problem } = await callHandler(handler, "x", { locale: "en" });
    const sentence = "This boat has 8 berths, so at most 8 guests can stay overnight.";
    expect(status).toBe(409);
    expect(problem).toEqual({
      error: "over_capacity",
      message: sentence,
      request_id: expect.any(String),
      fields: { person_count: sentence },
      details: { capacity: 8, reason: "sleeping_capacity" },
    });
  });
});

describe("credentials", () => {
  test("are accepted as a bearer token or as a cookie, not both at once", async () => {
    const { id, token } = await makeCustomer();
    const cookie = `a=b; palamar_session=${token}`;
    expect((await callHandler(own, "x", { bearer: token })).body).toEqual({ id });
    expect((await callHandler(own, "x", { cookie })).body).toEqual({ id });
    const both = await callHandler(own, "x", { bearer: token, cookie });
    expect([both.status, both.body.error]).toEqual([400, "two_credentials"]);
  });

  test("that are missing, forged, idle for 7 days or older than 30 days open nothing", async () => {
    const { id, token } = await makeCustomer();
    const send = async (bearer?: string) => (await callHandler(own, "x", bearer ? { bearer } : {})).status;
    expect(await send()).toBe(401);
    expect(await send("x".repeat(43))).toBe(401);
    const set = (column: string, days: number) =>
      getDb().execute(
        `update sessions set ${column} = now() - interval '${days} days' where user_id = '${id}'`,
      );
    await set("last_seen_at", 6);
    expect(await send(token)).toBe(200);
    await set("last_seen_at", 8);
    expect(await send(token)).toBe(401);
    await set("last_seen_at", 0);
    await set("expires_at", 1);
    expect(await send(token)).toBe(401);
  });

  test("in a cookie that names no session are taken away, so that the client cannot loop", async () => {
    const { status, headers } = await callHandler(own, "x", { cookie: `palamar_session=${"x".repeat(43)}` });
    expect(status).toBe(401);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(cookies).toEqual(["palamar_session=", "palamar_in="]);
  });

  test.each([
    ["a foreign page", { Origin: "https://evil.example" }, 403],
    ["a sandboxed page", { Origin: "null" }, 403],
    ["a page of a sister host", { "Sec-Fetch-Site": "same-site" }, 403],
    ["a foreign page without Origin", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["nowhere that it names", {}, 403],
    ["a foreign page on our port", { Origin: "http://evil.example:3000", Host: "localhost:3000" }, 403],
    ["our own page", { Origin: SITE }, 200],
    ["our own page under another name", { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }, 200],
    ["our own page without Origin", { "Sec-Fetch-Site": "same-origin" }, 200],
  ])("in a cookie let %s write only if it is ours", async (_, headers, status) => {
    const { token } = await makeCustomer();
    const response = await callHandler(echo, "echo", {
      body: ADA,
      cookie: `palamar_session=${token}`,
      headers,
    });
    expect(response.status).toBe(status);
    if (status === 403) expect(response.body.error).toBe("cross_site");
  });

  test("a bearer token needs no origin, and reads with a cookie none either", async () => {
    const { token } = await makeCustomer();
    expect((await callHandler(echo, "echo", { body: ADA, bearer: token })).status).toBe(200);
    const read = await callHandler(own, "x", {
      cookie: `palamar_session=${token}`,
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(read.status).toBe(200);
  });

  test("a foreign site cannot log a visitor in", async () => {
    const response = await callHandler(echo, "echo", {
      body: ADA,
      headers: { Origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
  });
});

describe("limits", () => {
  test.each([true, false])("end in 429 with Retry-After, per sender (shared: %p)", async (shared) => {
    const limit = { name: `test_${shared}`, points: 3, seconds: 60, shared };
    const handler = serveContract({ response: null, access: "anyone", limit }, async () => accept(null));
    const send = (address: string) => callHandler(handler, "x", { address });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send("192.0.2.7")));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 429, 429]);
    const refused = await send("192.0.2.7");
    expect(refused.body.error).toBe("too_many_requests");
    expect(refused.body.message).toMatch(/\d+ (saniye|dakika) sonra/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send("192.0.2.8")).status).toBe(204);
  });
});

describe("failures", () => {
  test("inside the server returns 500 without its cause, and is logged once with the request id", async () => {
    const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const handler = serveContract({ response: null, access: "anyone" }, async () => {
      throw new Error("secret cause");
    });
    const { status, body: problem } = await callHandler(handler, "x");
    expect([status, problem.error]).toEqual([500, "internal"]);
    expect(JSON.stringify(problem)).not.toContain("secret cause");
    const lines = written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes("secret cause"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(problem.request_id);
  });

  test("a response that does not fit its contract is such trouble", async () => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const handler = serveContract({ response: v.object({ count: v.number() }), access: "anyone" }, async () =>
      accept({ count: Number("x") }),
    );
    expect((await callHandler(handler, "x")).status).toBe(500);
  });

  test("of the database returns 503 after two seconds, and the server recovers without help", async () => {
    jest.spyOn(process.stdout, "write").mockReturnValue(true);
    const { token } = await makeCustomer();
    await closePool();
    // An address where no server responds (TEST-NET-1).
    restore = changeEnvironment({ DATABASE_URL: "postgres://a:b@192.0.2.123:5432/c" });
    const started = performance.now();
    const { status, body: problem, headers } = await callHandler(own, "x", { bearer: token });
    expect([status, problem.error]).toEqual([503, "unavailable"]);
    expect(headers.get("retry-after")).toBe("2");
    // The limit, and what a busy machine adds; no server there would ever respond.
    expect(performance.now() - started).toBeLessThan(5000);
    await closePool();
    restore();
    expect((await callHandler(own, "x", { bearer: token })).status).toBe(200);
  });
});

describe("dev=true", () => {
  const dev = async () => {
    const response = await own(new Request(`${SITE}/api/v1/x?dev=true`), { params: Promise.resolve({}) });
    return Object.keys(JSON.parse(await response.text()));
  };

  test("returns unencrypted data only where the server's flag allows it", async () => {
    expect(await dev()).toEqual(["data"]);
    restore = changeEnvironment({ API_PLAIN_ANSWERS: "true" });
    expect(await dev()).toEqual(["error", "message", "request_id"]);
  });

  test("does nothing in production, which refuses to start with the flag", async () => {
    restore = changeEnvironment({ NODE_ENV: "production" });
    expect(await dev()).toEqual(["data"]);
    expect(() => changeEnvironment({ NODE_ENV: "production", API_PLAIN_ANSWERS: "true" })).toThrow(
      "API_PLAIN_ANSWERS",
    );
    changeEnvironment({ API_PLAIN_ANSWERS: "false" });
  });
});
