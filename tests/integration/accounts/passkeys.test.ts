import { eq } from "drizzle-orm";
import { DELETE as removeEndpoint, PUT as renameEndpoint } from "@/app/api/v1/user/passkeys/[id]/route";
import { POST as addChallenge } from "@/app/api/v1/user/passkeys/challenge/route";
import { POST as addEndpoint, GET as listEndpoint } from "@/app/api/v1/user/passkeys/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { passkeyChallenges, passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { makePasskeyHolder as makeHolder, passkeyBrowser } from "@/tests/fixtures/accounts/passkey-holder";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

afterAll(changeEnvironment({ LOG_LEVEL: "info" }));

testDatabase();
const outbox = testOutbox();
const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);

const post = (handler: Parameters<typeof callHandler>[0], path: string, bearer: string, body?: object) =>
  callHandler(handler, path, { method: "POST", bearer, body });
const rowsOf = (userId: string) => getDb().select().from(passkeys).where(eq(passkeys.userId, userId));

const forgetConfirmation = (userId: string) =>
  getDb().update(sessions).set({ steppedUpAt: null }).where(eq(sessions.userId, userId));

describe("adding a passkey", () => {
  test("stores it under its name, lists it without its key, and notifies by mail", async () => {
    const { id, token, email, added } = await makeHolder();
    expect([added.status, added.body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: "Telefonum",
        synced: true,
        created_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    const listed = await callHandler(listEndpoint, "user/passkeys", { bearer: token });
    expect(listed.body).toEqual({ items: [added.body] });
    expect(await rowsOf(id)).toHaveLength(1);
    await runJobs();
    const mails = (await outbox.read()).filter(({ to }) => to.includes(email));
    expect(mails.map(({ subject }) => subject)).toEqual(["A passkey was added to your account"]);
  });

  test("requires user verification and a discoverable credential for this site, and allows 20 at most", async () => {
    const { id, token, options, key } = await makeHolder();
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const again = await post(addChallenge, "user/passkeys/challenge", token);
    expect(again.body.excludeCredentials.map((one: { id: string }) => one.id)).toEqual([key.credentialId]);
    const [row] = await rowsOf(id);
    const more = Array.from({ length: 19 }, (_, at) => ({
      ...row,
      id: undefined,
      credentialId: `${id}-${at}`,
    }));
    await getDb()
      .insert(passkeys)
      .values(more as never);
    const full = await post(addChallenge, "user/passkeys/challenge", token);
    expect([full.status, full.body.error]).toEqual([409, "too_many_passkeys"]);
    const late = { name: "x", credential: new SoftwareAuthenticator().create(again.body) };
    expect((await post(addEndpoint, "user/passkeys", token, late)).body.error).toBe("too_many_passkeys");
  });

  test("needs a confirmed session and a proven address", async () => {
    const { token } = await makeCustomer();
    const alone = await post(addChallenge, "user/passkeys/challenge", token);
    expect([alone.status, alone.body.error]).toEqual([403, "step_up_required"]);
    const unproven = await confirmSessions(await makeCustomer({ emailVerifiedAt: null }));
    const refused = await post(addChallenge, "user/passkeys/challenge", unproven.token);
    expect([refused.status, refused.body.error]).toEqual([409, "email_unproven"]);
  });

  test.each([
    ["another site's origin", { origin: "https://palamar.evil.example" }],
    ["another host", { rpId: "evil.example" }],
    ["a device that did not verify its user", { verified: false }],
    ["the response to a login challenge", { type: "webauthn.get" }],
  ])("refuses %s", async (_, odd) => {
    const { id, token, key } = await makeHolder();
    await getDb().delete(passkeys).where(eq(passkeys.userId, id));
    const { body: options } = await post(addChallenge, "user/passkeys/challenge", token);
    const body = { name: "x", credential: key.create(options, odd) };
    const refused = await post(addEndpoint, "user/passkeys", token, body);
    expect([refused.status, refused.body.error]).toEqual([422, "passkey_invalid"]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test("accepts each challenge once, in the session that requested it, for ten minutes", async () => {
    const { token, options, key } = await makeHolder();
    const reuse = { name: "x", credential: key.create(options) };
    expect((await post(addEndpoint, "user/passkeys", token, reuse)).body.error).toBe("passkey_expired");
    const other = await confirmSessions(await makeCustomer());
    const { body: mine } = await post(addChallenge, "user/passkeys/challenge", token);
    const stolen = { name: "x", credential: new SoftwareAuthenticator().create(mine) };
    expect((await post(addEndpoint, "user/passkeys", other.token, stolen)).body.error).toBe(
      "passkey_expired",
    );
    expect((await post(addEndpoint, "user/passkeys", token, stolen)).status).toBe(201);
    const { body: old } = await post(addChallenge, "user/passkeys/challenge", token);
    await getDb()
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    const late = { name: "x", credential: new SoftwareAuthenticator().create(old) };
    expect((await post(addEndpoint, "user/passkeys", token, late)).body.error).toBe("passkey_expired");
  });

  test("refuses a passkey that is stored already, for whichever account", async () => {
    const { key } = await makeHolder();
    const other = await confirmSessions(await makeCustomer());
    const { body: options } = await post(addChallenge, "user/passkeys/challenge", other.token);
    const body = { name: "x", credential: key.create(options) };
    const refused = await post(addEndpoint, "user/passkeys", other.token, body);
    expect([refused.status, refused.body.error]).toEqual([409, "passkey_known"]);
  });
});

describe("a customer's own passkeys", () => {
  const remove = (bearer: string, id: string) =>
    callHandler(removeEndpoint, `user/passkeys/${id}`, { method: "DELETE", params: { id }, bearer });
  const rename = (bearer: string, id: string, name: string) =>
    callHandler(renameEndpoint, `user/passkeys/${id}`, {
      method: "PUT",
      params: { id },
      body: { name },
      bearer,
    });

  test("can be renamed, and removed in a confirmed session, which is mailed and ends their logins", async () => {
    const { id, token, email, key, added } = await makeHolder();
    expect((await rename(token, added.body.id, "Yeni\u202e ad")).body.name).toBe("Yeni ad");
    await forgetConfirmation(id);
    expect((await remove(token, added.body.id)).body.error).toBe("step_up_required");
    await confirmSessions({ id });
    expect((await remove(token, added.body.id)).status).toBe(204);
    expect((await remove(token, added.body.id)).status).toBe(404);
    const refused = await passkeyBrowser().logIn(key);
    expect([refused.status, refused.body.error]).toEqual([422, "passkey_unknown"]);
    await runJobs();
    const subjects = (await outbox.read()).filter(({ to }) => to.includes(email)).map((mail) => mail.subject);
    expect(subjects).toContain("A passkey was removed from your account");
  });

  test("cannot be listed, renamed or removed by another customer", async () => {
    const { id, added } = await makeHolder();
    const { token } = await confirmSessions(await makeCustomer());
    expect((await callHandler(listEndpoint, "user/passkeys", { bearer: token })).body.items).toEqual([]);
    expect((await rename(token, added.body.id, "x")).status).toBe(404);
    expect((await remove(token, added.body.id)).status).toBe(404);
    expect((await rowsOf(id))[0]?.name).toBe("Telefonum");
  });
});

test("the log names no customer, no address and no passkey", async () => {
  written.mockClear();
  const { id, email, token, key, added } = await makeHolder();
  const browser = passkeyBrowser();
  await browser.logIn(key, { origin: "https://evil.example" });
  await browser.logIn(key);
  await callHandler(removeEndpoint, "user/passkeys/x", {
    method: "DELETE",
    params: { id: added.body.id },
    bearer: token,
  });
  const lines = written.mock.calls.map(([line]) => String(line)).join("");
  for (const event of ["passkey_added", "passkey_refused", "passkey_removed"]) expect(lines).toContain(event);
  for (const secret of [id, email, token, key.credentialId, "Telefonum"]) expect(lines).not.toContain(secret);
});

test("unused challenges are swept", async () => {
  await passkeyBrowser().ask();
  await sweepAccounts(new Date());
  expect((await getDb().select().from(passkeyChallenges)).length).toBeGreaterThan(0);
  await sweepAccounts(new Date(Date.now() + 11 * 60_000));
  expect(await getDb().select().from(passkeyChallenges)).toEqual([]);
});

test("deleting an account deletes its passkeys", async () => {
  const { id, key } = await makeHolder();
  expect((await deleteAccount(id, customerOf(id), new Date())).ok).toBe(true);
  expect(await rowsOf(id)).toEqual([]);
  const refused = await passkeyBrowser().logIn(key);
  expect(refused.body.error).toBe("passkey_unknown");
  expect(await getDb().select().from(users).where(eq(users.id, id))).toHaveLength(1);
});
