import * as argon2 from "@node-rs/argon2";
import { Client } from "pg";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, type EndpointResponse } from "@/tests/fixtures/http/call-handler";

testDatabase();

jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...real, verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);
// Before the pool opens its first connection, which binds the method.
const query = jest.spyOn(Client.prototype, "query");

/** What a stranger could see or measure of one call: the response, the statements, the hashes. */
async function watch(call: () => Promise<EndpointResponse>) {
  verify.mockClear();
  query.mockClear();
  const { status, body, headers } = await call();
  const statements = query.mock.calls.map(([asked]) => {
    const text = typeof asked === "string" ? asked : (asked as { text?: string }).text;
    return String(text).replace(/\s+/g, " ");
  });
  const hashes = verify.mock.calls.map(([against]) => String(against).split("$").slice(0, 4).join("$"));
  return {
    answer: { status, body: { ...body, request_id: "" }, headers: [...headers.keys()] },
    statements,
    hashes,
  };
}

const address = () => `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:9::1`;
const logIn = (email: string) =>
  callHandler(loginEndpoint, "auth/login", {
    body: { email, password: "a wrong password" },
    address: address(),
  });
const forget = (email: string) =>
  callHandler(forgotEndpoint, "auth/forgot-password", { body: { email }, address: address() });

beforeEach(async () => {
  // The first call of a process also opens a connection.
  await logIn("warm@example.com");
  await forget("warm@example.com");
});

describe("whether an address has an account", () => {
  test("cannot be learned from a login: same response, same statements, one hash of the same cost", async () => {
    await makeCustomer({ email: "known@example.com", passwordHash: await hashPassword("right password") });
    await makeCustomer({ email: "google@example.com", passwordHash: null });
    const unknown = await watch(() => logIn("unknown@example.com"));
    expect(unknown.hashes).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
    expect(unknown.statements.length).toBeGreaterThan(1);
    expect(await watch(() => logIn("known@example.com"))).toEqual(unknown);
    expect(await watch(() => logIn("google@example.com"))).toEqual(unknown);
  });

  test("cannot be learned from a forgotten password: same response, same statements", async () => {
    await makeCustomer({ email: "known2@example.com" });
    const unknown = await watch(() => forget("unknown2@example.com"));
    expect(unknown.answer.status).toBe(202);
    expect(unknown.statements.length).toBeGreaterThan(1);
    expect(await watch(() => forget("known2@example.com"))).toEqual(unknown);
  });
});
