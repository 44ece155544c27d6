import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { POST as resetEndpoint } from "@/app/api/v1/auth/reset-password/route";
import { POST as sendCodeEndpoint } from "@/app/api/v1/auth/send-verify-email/route";
import { POST as tLoginEndpoint } from "@/app/api/v1/auth/t-login/route";
import { POST as takeBackEndpoint } from "@/app/api/v1/auth/take-back-email/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-email/route";
import { POST as connectEndpoint } from "@/app/api/v1/user/google/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { issueLoginToken } from "@/lib/server/people/accounts/log-in-by-token";
import { addPasskey, requestNewPasskey } from "@/lib/server/people/accounts/passkeys/add-passkey";
import { findSession } from "@/lib/server/people/accounts/sessions/find-session";
import { SessionEnded, whileSessionLives } from "@/lib/server/people/accounts/sessions/while-session-lives";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { codeSecret } from "@/lib/server/platform/keys/code-secret";
import { Jar, travel } from "@/tests/fixtures/accounts/google-traveller";
import { makePasskeyHolder, passkeyBrowser } from "@/tests/fixtures/accounts/passkey-holder";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
testIdentityProvider();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PROVEN = new Date("2026-01-01T10:00:00Z");
const ATTACKERS_PASSWORD = "Martı-kanadı-7";
const OWNERS_PASSWORD = "Kuğu-gölü-2026x";
const address = () => `2001:db8:${randomBytes(2).toString("hex")}:1::7`;

/** Somebody registers with an address that is not theirs. */
async function registerForeignAddress() {
  const email = `${randomBytes(6).toString("hex")}@example.com`;
  const body = {
    name: "Mallory",
    surname: "Stranger",
    email,
    dial_code: "+90",
    phone: "5321234567",
    password: ATTACKERS_PASSWORD,
    kvkk: true,
    electronic_messages: true,
    session: "token",
  };
  const answer = await callHandler(registerEndpoint, "auth/register", { body, address: address() });
  return { email, id: answer.body.user.id as string, token: answer.body.token as string };
}

const rowOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const statusOf = async (bearer: string) => (await callHandler(userEndpoint, "user", { bearer })).status;
const logIn = async (email: string, password: string) =>
  (await callHandler(loginEndpoint, "auth/login", { body: { email, password }, address: address() })).status;

async function resetByMail(email: string) {
  await callHandler(forgotEndpoint, "auth/forgot-password", { body: { email }, address: address() });
  await runJobs();
  const mails = (await outbox.read()).filter(({ to }) => to.includes(email));
  const token = mails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  const body = { token, password: OWNERS_PASSWORD };
  const { status } = await callHandler(resetEndpoint, "auth/reset-password", { body, address: address() });
  expect(status).toBe(204);
}

describe("somebody who registered with another person's address", () => {
  test("cannot connect a Google account before the address is proven", async () => {
    const { id, token } = await registerForeignAddress();
    const { status, body } = await callHandler(connectEndpoint, "user/google", {
      method: "POST",
      bearer: token,
    });
    expect([status, body.error]).toEqual([409, "email_unproven"]);
    expect((await rowOf(id))?.googleSubject).toBeNull();
  });

  test("loses a Google account connected before, and everything else, when the owner resets the password", async () => {
    const { email, id, token } = await registerForeignAddress();
    const login = `Mallory Stranger <${randomBytes(6).toString("hex")}@example.com>`;
    const googleSubject = Buffer.from(login).toString("base64url");
    await getDb().update(users).set({ googleSubject }).where(eq(users.id, id));
    await resetByMail(email);
    expect(await rowOf(id)).toMatchObject({
      googleSubject: null,
      phone: null,
      phoneVerifiedAt: null,
      emailVerifiedAt: expect.any(Date),
    });
    expect(await statusOf(token)).toBe(401);
    expect(await logIn(email, ATTACKERS_PASSWORD)).toBe(422);
    expect(await logIn(email, OWNERS_PASSWORD)).toBe(200);
    const browser = new Jar();
    await travel(browser, login);
    expect(browser.get("palamar_session")).toBeUndefined();
  });

  test("loses password, phone and sessions when the owner logs in by a mailed link", async () => {
    const { email, id, token } = await registerForeignAddress();
    const link = await issueLoginToken(email, STAFF, new Date());
    const body = { token: link?.token };
    const { status } = await callHandler(tLoginEndpoint, "auth/t-login", { body, address: address() });
    expect(status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect(await logIn(email, ATTACKERS_PASSWORD)).toBe(422);
    expect(await rowOf(id)).toMatchObject({ passwordHash: null, phone: null });
  });
});

describe("a passkey", () => {
  /** As if somebody had come by one before the address was proven, or by a phished password. */
  async function withPasskey(emailVerifiedAt: Date | null) {
    const holder = await makePasskeyHolder({ passwordHash: null });
    await getDb().update(users).set({ emailVerifiedAt }).where(eq(users.id, holder.id));
    return holder;
  }
  test.each([
    ["never proven", null],
    ["proven before", PROVEN],
  ])("dies when the password is reset by mail, whose address was %s", async (_, provenAt) => {
    const { email, key } = await withPasskey(provenAt);
    await resetByMail(email);
    expect((await passkeyBrowser().logIn(key)).body.error).toBe("passkey_unknown");
    await runJobs();
    const told = (await outbox.read()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    expect(told.includes("Your passkeys were removed")).toBe(provenAt !== null);
  });

  test("is removed with the first proof by a login link, and stays with later ones", async () => {
    const follow = async (email: string) => {
      const body = { token: (await issueLoginToken(email, STAFF, new Date()))?.token };
      await callHandler(tLoginEndpoint, "auth/t-login", { body, address: address() });
    };
    const squatter = await withPasskey(null);
    await follow(squatter.email);
    expect((await passkeyBrowser().logIn(squatter.key)).body.error).toBe("passkey_unknown");
    const owner = await withPasskey(PROVEN);
    await follow(owner.email);
    expect((await passkeyBrowser().logIn(owner.key)).status).toBe(200);
  });

  test("is removed with the first proof by a typed code", async () => {
    const { email, token, key } = await withPasskey(null);
    await callHandler(sendCodeEndpoint, "auth/send-verify-email", { method: "POST", bearer: token });
    await runJobs();
    const mails = (await outbox.read()).filter(({ to }) => to.includes(email));
    const code = mails.map(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]).find(Boolean);
    const proof = await callHandler(verifyEndpoint, "auth/verify-email", { body: { code }, bearer: token });
    expect(proof.status).toBe(204);
    expect((await passkeyBrowser().logIn(key)).body.error).toBe("passkey_unknown");
  });

  test("is removed when an old address takes the account back", async () => {
    const { id, email, key } = await withPasskey(PROVEN);
    const taken = { userId: id, purpose: "take_back_email" as const, target: email };
    const code = await inTransaction((tx) => issueCode(tx, taken, new Date()));
    const body = { token: codeSecret(code, "take_back_email") };
    const { status } = await callHandler(takeBackEndpoint, "auth/take-back-email", {
      body,
      address: address(),
    });
    expect(status).toBe(204);
    expect((await passkeyBrowser().logIn(key)).body.error).toBe("passkey_unknown");
  });

  test("is not added by a session that a reset has ended meanwhile", async () => {
    const { id, token } = await confirmSessions(await makeCustomer());
    const session = await findSession(token, new Date());
    if (!session) throw new Error("no session");
    const started = await requestNewPasskey(session, new Date());
    if (!started.ok) throw new Error(started.code);
    await getDb().delete(sessions).where(eq(sessions.userId, id));
    const credential = new SoftwareAuthenticator().create(started.value);
    const adding = whileSessionLives(session, () =>
      addPasskey(session, { name: "x", credential }, new Date()),
    );
    await expect(adding).rejects.toThrow(SessionEnded);
  });
});

describe("a customer", () => {
  test("a customer who proves the address with the mailed code keeps what this session set; other sessions end", async () => {
    const { email, id, token } = await registerForeignAddress();
    const body = { email, password: ATTACKERS_PASSWORD, session: "token" };
    const other = await callHandler(loginEndpoint, "auth/login", { body, address: address() });
    await runJobs();
    const mails = (await outbox.read()).filter(({ to }) => to.includes(email));
    const code = mails.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(Boolean);
    const proof = await callHandler(verifyEndpoint, "auth/verify-email", { body: { code }, bearer: token });
    expect(proof.status).toBe(204);
    expect([await statusOf(token), await statusOf(other.body.token)]).toEqual([200, 401]);
    expect(await logIn(email, ATTACKERS_PASSWORD)).toBe(200);
    expect((await rowOf(id))?.phone).toBe("+905321234567");
  });

  test("whose address was proven before keeps the phone when the password is reset", async () => {
    const { email, id } = await registerForeignAddress();
    await getDb().update(users).set({ emailVerifiedAt: PROVEN }).where(eq(users.id, id));
    await resetByMail(email);
    expect((await rowOf(id))?.phone).toBe("+905321234567");
  });
});
