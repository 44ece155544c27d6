import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as takeBackEndpoint } from "@/app/api/v1/auth/take-back-email/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-email/route";
import { POST as connectEndpoint, DELETE as disconnectEndpoint } from "@/app/api/v1/user/google/route";
import { DELETE as deleteEndpoint, PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { POST as codeEndpoint } from "@/app/api/v1/user/step-up/code/route";
import { POST as stepUpEndpoint } from "@/app/api/v1/user/step-up/route";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { getDb } from "@/lib/server/platform/db/pool";
import { codes, sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { testIdentityProvider } from "@/tests/fixtures/accounts/test-identity-provider";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
testIdentityProvider();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PASSWORD = "Martı-kanadı-7";
const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const makeReader = async () => {
  const email = newEmail();
  const passwordHash = await hashPassword(PASSWORD);
  return { email, ...(await makeCustomer({ email, passwordHash, locale: "en" })) };
};
const save = (bearer: string, body: object) =>
  callHandler(profileEndpoint, "user/profile", { method: "PUT", body, bearer, locale: "en" });
const stepUp = (bearer: string, body: object) =>
  callHandler(stepUpEndpoint, "user/step-up", { body, bearer });
const rowOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const mailsTo = async (address: string) => {
  await runJobs();
  return (await outbox.read()).filter(({ to }) => to.includes(address));
};
const codeFor = async (address: string) => {
  const texts = (await mailsTo(address)).map(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]);
  return texts.find(Boolean) ?? "";
};

describe("a session alone", () => {
  test.each([
    ["change the e-mail address", (bearer: string) => save(bearer, { email: newEmail() })],
    ["change the phone number", (bearer: string) => save(bearer, { phone: "0532 9876543" })],
    [
      "connect Google",
      (bearer: string) => callHandler(connectEndpoint, "user/google", { method: "POST", bearer }),
    ],
    [
      "disconnect Google",
      (bearer: string) => callHandler(disconnectEndpoint, "user/google", { method: "DELETE", bearer }),
    ],
    [
      "delete the account",
      (bearer: string) => callHandler(deleteEndpoint, "user/profile", { method: "DELETE", bearer }),
    ],
  ])("cannot %s", async (_, attempt) => {
    const { id, token } = await makeReader();
    const before = await rowOf(id);
    const { status, body } = await attempt(token);
    expect([status, body.error, body.details]).toEqual([
      403,
      "step_up_required",
      { password: true, code: true, passkey: false },
    ]);
    expect(await rowOf(id)).toEqual(before);
  });

  test("may change what hands nothing over, and give a first phone number", async () => {
    const { token } = await makeCustomer({ phone: null });
    expect((await save(token, { city: "Bodrum", phone: "0532 9876543" })).status).toBe(200);
  });
});

describe("a session is confirmed", () => {
  test("by the password, for 15 minutes, and for this session only", async () => {
    const { id, token } = await makeReader();
    expect((await stepUp(token, { password: "not this one" })).body.error).toBe("wrong_password");
    expect((await save(token, { email: newEmail() })).status).toBe(403);
    expect((await stepUp(token, { password: PASSWORD })).status).toBe(204);
    expect((await save(token, { phone: "0532 9876543" })).status).toBe(200);
    const late = new Date(Date.now() - 15 * 60_000 - 1000);
    await getDb().update(sessions).set({ steppedUpAt: late }).where(eq(sessions.userId, id));
    expect((await save(token, { phone: "0532 9876544" })).status).toBe(403);
  });

  test("by a mailed code, once, which is the only way without a password", async () => {
    const email = newEmail();
    const { token } = await makeCustomer({ email, passwordHash: null });
    expect((await save(token, { email: newEmail() })).body.details).toEqual({
      password: false,
      code: true,
      passkey: false,
    });
    const asked = await callHandler(codeEndpoint, "user/step-up/code", { method: "POST", bearer: token });
    expect(asked.body).toEqual({ resend_after: 120 });
    const code = await codeFor(email);
    expect((await stepUp(token, { code: code === "000000" ? "000001" : "000000" })).status).toBe(422);
    expect((await stepUp(token, { code })).status).toBe(204);
    expect((await save(token, { phone: "0532 9876543" })).status).toBe(200);
    expect((await stepUp(token, { code })).body.error).toBe("code_invalid");
  });

  test("but not by a code to an unproven address", async () => {
    const { token } = await makeCustomer({ emailVerifiedAt: null });
    const { status, body } = await callHandler(codeEndpoint, "user/step-up/code", {
      method: "POST",
      bearer: token,
    });
    expect([status, body.error]).toEqual([409, "email_unproven"]);
  });
});

describe("a new e-mail address", () => {
  async function moved() {
    const reader = await confirmSessions(await makeReader());
    const next = newEmail();
    await save(reader.token, { email: next });
    return { ...reader, next };
  }
  const prove = async (token: string, address: string) =>
    callHandler(verifyEndpoint, "auth/verify-email", {
      body: { code: await codeFor(address) },
      bearer: token,
    });
  const takeBack = (token: string | undefined) =>
    callHandler(takeBackEndpoint, "auth/take-back-email", { body: { token }, address: crypto.randomUUID() });
  const linkIn = async (address: string) => {
    const links = (await mailsTo(address)).map(({ text }) => /\/take-back\/([\w-]{43})/.exec(text)?.[1]);
    return links.find(Boolean);
  };

  test("replaces the old one when it is proven, and is dropped when the old one is entered again", async () => {
    const { id, email, token, next } = await moved();
    const shown = (await callHandler(userEndpoint, "user", { bearer: token })).body;
    expect([shown.email, shown.email_verified, shown.pending_email]).toEqual([email, true, next]);
    expect(await mailsTo(email)).toEqual([]);
    expect((await prove(token, next)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ email: next, pendingEmail: null });
    await confirmSessions({ id });
    await save(token, { email });
    await save(token, { email: next });
    expect((await rowOf(id))?.pendingEmail).toBeNull();
  });

  test("is reported to the old one, whose link takes it back once and ends the sessions of a thief", async () => {
    const { id, email, token, next } = await moved();
    await prove(token, next);
    const link = await linkIn(email);
    expect((await takeBack(link)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ email, passwordHash: null, googleSubject: null, phone: null });
    expect((await callHandler(userEndpoint, "user", { bearer: token })).status).toBe(401);
    const reset = (await mailsTo(email)).some(({ text }) => text.includes("/reset-password?token="));
    expect(reset).toBe(true);
    expect((await takeBack(link)).body.error).toBe("code_invalid");
  });

  test("cannot be taken back after seven days, and a link of the thief ends with the use of the owner's", async () => {
    const { id, email, token, next } = await moved();
    await prove(token, next);
    await confirmSessions({ id });
    const last = newEmail();
    await save(token, { email: last });
    await prove(token, last);
    const [owners, thiefs] = [await linkIn(email), await linkIn(next)];
    expect((await takeBack(owners)).status).toBe(204);
    expect((await takeBack(thiefs)).body.error).toBe("code_invalid");
    const late = await moved();
    await prove(late.token, late.next);
    const link = await linkIn(late.email);
    await getDb()
      .update(codes)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(codes.userId, late.id));
    expect((await takeBack(link)).body.error).toBe("code_invalid");
  });

  test("is refused where somebody registered with it meanwhile, and the old one stays", async () => {
    const { id, email, token, next } = await moved();
    const code = await codeFor(next);
    await makeCustomer({ email: next });
    const proof = await callHandler(verifyEndpoint, "auth/verify-email", { body: { code }, bearer: token });
    expect(proof.body.error).toBe("email_taken");
    expect((await rowOf(id))?.email).toBe(email);
  });

  test("is not mailed to an unproven old one, which may be a stranger's", async () => {
    const old = newEmail();
    const { token } = await confirmSessions(await makeCustomer({ email: old, emailVerifiedAt: null }));
    const next = newEmail();
    await save(token, { email: next });
    await prove(token, next);
    expect(await mailsTo(old)).toEqual([]);
  });
});
