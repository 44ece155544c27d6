import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as resetEndpoint } from "@/app/api/v1/auth/reset-password/route";
import { POST as takeBackEndpoint } from "@/app/api/v1/auth/take-back-email/route";
import { PUT as changePasswordEndpoint } from "@/app/api/v1/user/change-password/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { codes, sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { codeSecret } from "@/lib/server/platform/keys/code-secret";
import { Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
testIdentityProvider();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const ATTACKERS_PASSWORD = "Martı-kanadı-7";
const OWNERS_PASSWORD = "Kuğu-gölü-2026x";
const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const rowOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];

async function linkTo(purpose: "reset_password" | "take_back_email", userId: string, target: string) {
  const code = await inTransaction((tx) => issueCode(tx, { userId, purpose, target }, new Date()));
  return codeSecret(code, purpose);
}

async function reset(id: string, email: string): Promise<void> {
  const body = { token: await linkTo("reset_password", id, email), password: OWNERS_PASSWORD };
  const call = { body, address: crypto.randomUUID() };
  expect((await callHandler(resetEndpoint, "auth/reset-password", call)).status).toBe(204);
}

describe("somebody who had the password of a proven account for a moment", () => {
  /** The thief has confirmed a session and wants the account to move to an own address. */
  async function withThief() {
    const email = newEmail();
    const passwordHash = await hashPassword(ATTACKERS_PASSWORD);
    const { id, token } = await confirmSessions(await makeCustomer({ email, passwordHash }));
    const own = newEmail();
    const move = (raw: object) =>
      callHandler(profileEndpoint, "user/profile", { method: "PUT", bearer: token, ...raw });
    return { email, id, token, own, move };
  }

  test("loses a connected Google account when the owner resets the password, and the owner is told", async () => {
    const { email, id } = await withThief();
    const login = `Mallory Stranger <${randomBytes(6).toString("hex")}@example.com>`;
    const googleSubject = Buffer.from(login).toString("base64url");
    await getDb().update(users).set({ googleSubject }).where(eq(users.id, id));
    await reset(id, email);
    expect((await rowOf(id))?.googleSubject).toBeNull();
    const browser = new Jar();
    await travel(browser, login);
    expect(browser.get("palamar_session")).toBeUndefined();
    await runJobs();
    const told = (await outbox.read()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    expect(told).toContain("Google bağlantınız kaldırıldı");
  });

  test("leaves no new address and no code behind a reset", async () => {
    const { email, id, own, move } = await withThief();
    expect((await move({ body: { email: own } })).status).toBe(200);
    expect((await rowOf(id))?.pendingEmail).toBe(own);
    await reset(id, email);
    expect((await rowOf(id))?.pendingEmail).toBeNull();
    const unused = await getDb()
      .select()
      .from(codes)
      .where(and(eq(codes.userId, id), isNull(codes.usedAt)));
    expect(unused).toEqual([]);
  });

  test("leaves no new address behind a change of the password", async () => {
    const { id, own, move, token } = await withThief();
    await move({ body: { email: own } });
    const body = { current_password: ATTACKERS_PASSWORD, password: OWNERS_PASSWORD };
    const call = { method: "PUT", body, bearer: token };
    expect((await callHandler(changePasswordEndpoint, "user/change-password", call)).status).toBe(204);
    expect((await rowOf(id))?.pendingEmail).toBeNull();
  });

  test.each(["reset", "take-back"])("changes no address by a body that is sent after the %s", async (way) => {
    const { email, id, own, move } = await withThief();
    const end = async () => {
      if (way === "reset") return reset(id, email);
      const body = { token: await linkTo("take_back_email", id, email) };
      await callHandler(takeBackEndpoint, "auth/take-back-email", { body, address: crypto.randomUUID() });
    };
    const pull = async (controller: ReadableStreamDefaultController) => {
      await end();
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ email: own })));
      controller.close();
    };
    const { status } = await move({ raw: new ReadableStream({ pull }, { highWaterMark: 0 }) });
    expect([status, (await rowOf(id))?.pendingEmail]).toEqual([401, null]);
  });

  test("does not log in with a password that is changed while it is checked", async () => {
    const { email, id } = await withThief();
    const client = await getPool().connect();
    await client.query("begin");
    await client.query("update users set password_hash = 'changed' where id = $1", [id]);
    const body = { email, password: ATTACKERS_PASSWORD };
    const login = callHandler(loginEndpoint, "auth/login", { body, address: crypto.randomUUID() });
    await waitForLock();
    await client.query("delete from sessions where user_id = $1", [id]);
    await client.query("commit");
    client.release();
    expect((await login).status).toBe(422);
    expect(await getDb().select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });
});
