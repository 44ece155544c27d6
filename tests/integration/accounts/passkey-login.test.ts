import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as addChallenge } from "@/app/api/v1/user/passkeys/challenge/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { POST as stepUpChallenge } from "@/app/api/v1/user/step-up/passkey/route";
import { POST as stepUpEndpoint } from "@/app/api/v1/user/step-up/route";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { makePasskeyHolder as makeHolder, passkeyBrowser } from "@/tests/fixtures/accounts/passkey-holder";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { confirmSessions } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const post = (handler: Parameters<typeof callHandler>[0], path: string, bearer: string, body?: object) =>
  callHandler(handler, path, { method: "POST", bearer, body });
const rowsOf = (userId: string) => getDb().select().from(passkeys).where(eq(passkeys.userId, userId));
const forgetConfirmation = (userId: string) =>
  getDb().update(sessions).set({ steppedUpAt: null }).where(eq(sessions.userId, userId));

describe("logging in by passkey", () => {
  test("opens a session by cookie, without an address, and remembers when it was used", async () => {
    const { id, email, key } = await makeHolder();
    const browser = passkeyBrowser();
    const { status, body, headers } = await browser.logIn(key);
    expect([status, body.user.email, body.token]).toEqual([200, email, undefined]);
    const cookie = headers.getSetCookie().find((one) => one.startsWith("palamar_session="));
    const session = await callHandler(userEndpoint, "user", { cookie: cookie?.split(";")[0] ?? "" });
    expect([session.status, session.body.id]).toEqual([200, id]);
    expect((await rowsOf(id))[0]?.lastUsedAt).toEqual(expect.any(Date));
  });

  test.each([
    ["another site's origin", { origin: "https://palamar.evil.example" }],
    ["another host", { rpId: "evil.example" }],
    ["a device that did not check its holder", { verified: false }],
    ["another account's handle", { userHandle: Buffer.from("somebody").toString("base64url") }],
    ["a registration's answer", { type: "webauthn.create" }],
  ])("refuses %s, and uses the challenge up", async (_, odd) => {
    const { key } = await makeHolder();
    const browser = passkeyBrowser();
    const options = await browser.ask();
    const refused = await browser.send(key.sign(options, odd));
    expect([refused.status, refused.body.error]).toEqual([422, "passkey_invalid"]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await browser.send(key.sign(options))).body.error).toBe("passkey_expired");
  });

  test("refuses another key under the same id, and an unknown passkey", async () => {
    const { key } = await makeHolder();
    const browser = passkeyBrowser();
    const stranger = new SoftwareAuthenticator();
    expect((await browser.logIn(stranger)).body.error).toBe("passkey_unknown");
    const forged = { ...stranger.sign(await browser.ask()), id: key.credentialId, rawId: key.credentialId };
    expect((await browser.send(forged)).body.error).toBe("passkey_invalid");
  });

  test("refuses a counter that went back: the key was copied", async () => {
    const { id, key } = await makeHolder();
    const browser = passkeyBrowser();
    expect((await browser.logIn(key, { counter: 7 })).status).toBe(200);
    expect((await rowsOf(id))[0]?.counter).toBe(7);
    for (const counter of [7, 3, 0])
      expect((await browser.logIn(key, { counter })).body.error).toBe("passkey_invalid");
    expect((await browser.logIn(key, { counter: 8 })).status).toBe(200);
  });

  test("accepts a response once, and only from the browser that got the challenge, also when it is sent twice at once", async () => {
    const { key } = await makeHolder();
    const browser = passkeyBrowser();
    const answer = key.sign(await browser.ask());
    const thief = passkeyBrowser();
    await thief.ask();
    expect((await thief.send(answer)).body.error).toBe("passkey_expired");
    const both = await allAtOnce(times(2, () => browser.send(answer)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("keeps the challenges of two windows of one browser apart", async () => {
    const { key } = await makeHolder();
    const browser = passkeyBrowser();
    const [first, second] = [await browser.ask(), await browser.ask()];
    expect((await browser.send(key.sign(first))).status).toBe(200);
    expect((await browser.send(key.sign(second))).status).toBe(200);
  });

  test("does not confirm the session for sensitive changes", async () => {
    const { id, key } = await makeHolder();
    await forgetConfirmation(id);
    await passkeyBrowser().logIn(key);
    const rows = await getDb().select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map(({ steppedUpAt }) => steppedUpAt)).toEqual([null, null]);
  });
});

describe("a session is confirmed by a passkey", () => {
  const save = (bearer: string) =>
    callHandler(profileEndpoint, "user/profile", { method: "PUT", body: { email: newEmail() }, bearer });
  const stepUp = (bearer: string, passkey: object) =>
    post(stepUpEndpoint, "user/step-up", bearer, { passkey });

  test("of its customer, and the refusal names this way", async () => {
    const { id, token, key } = await makeHolder({ passwordHash: null });
    await forgetConfirmation(id);
    const refused = await save(token);
    expect(refused.body.details).toEqual({ password: false, code: true, passkey: true });
    const { body: options } = await post(stepUpChallenge, "user/step-up/passkey", token);
    expect(options.allowCredentials.map((one: { id: string }) => one.id)).toEqual([key.credentialId]);
    expect((await stepUp(token, key.sign(options))).status).toBe(204);
    expect((await save(token)).status).toBe(200);
    expect((await stepUp(token, key.sign(options))).body.error).toBe("passkey_expired");
  });

  test("but not by another customer's, nor by a response to a login challenge", async () => {
    const { id, token, key } = await makeHolder();
    const other = await makeHolder();
    await forgetConfirmation(id);
    const { body: options } = await post(stepUpChallenge, "user/step-up/passkey", token);
    expect((await stepUp(token, other.key.sign(options))).body.error).toBe("passkey_unknown");
    const login = await passkeyBrowser().ask();
    expect((await stepUp(token, key.sign(login))).body.error).toBe("passkey_expired");
    // A challenge of the same session, for another purpose.
    await confirmSessions({ id });
    const { body: adding } = await post(addChallenge, "user/passkeys/challenge", token);
    await forgetConfirmation(id);
    const asked = { ...options, challenge: adding.challenge };
    expect((await stepUp(token, key.sign(asked))).body.error).toBe("passkey_expired");
    expect((await save(token)).status).toBe(403);
  });
});
