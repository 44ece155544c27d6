import { and, eq } from "drizzle-orm";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { acceptInvitation, requestInvitedPasskey } from "@/lib/server/people/staff/accept-invitation";
import { findInvitation, inviteStaff } from "@/lib/server/people/staff/invite-staff";
import { disableStaff } from "@/lib/server/people/staff/manage-staff";
import { findStaffSession } from "@/lib/server/people/staff/staff-session";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { staff, staffPasskeys, staffSessions } from "@/lib/server/platform/db/schema/staff";
import { makePasskeyHolder, passkeyBrowser } from "@/tests/fixtures/accounts/passkey-holder";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { callConsole, staffBrowser, staffCookieOf } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const HOUR = 3_600_000;
const ORIGIN = { userAgent: null, clientAddress: "192.0.2.7" };
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const eventsOf = (staffId: string, event: (typeof auditEvents.$inferSelect)["event"]) =>
  getDb()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectId, staffId), eq(auditEvents.event, event)));

async function invite(email = newEmail()) {
  const invited = await inviteStaff({ email, role: "support", locale: "tr" }, STAFF, new Date());
  if (!invited.ok) throw new Error(invited.code);
  return { email, ...invited.value };
}

async function accept(token: string, key = new SoftwareAuthenticator(), odd = {}) {
  const options = await requestInvitedPasskey(token, new Date());
  if (!options.ok) return options;
  const given = { name: "Ada Deniz", passkeyName: "Laptop", credential: key.create(options.value, odd) };
  return acceptInvitation(token, given, ORIGIN, new Date());
}

describe("an invitation", () => {
  test("makes a member of staff with a passkey, ten recovery codes and a session, and is written down", async () => {
    const { token, email } = await invite();
    const joined = await accept(token);
    if (!joined.ok) throw new Error(joined.code);
    expect(new Set(joined.value.recoveryCodes).size).toBe(10);
    const session = await findStaffSession(joined.value.token, new Date());
    expect(session?.staff).toMatchObject({ email, role: "support", locale: "tr", name: "Ada Deniz" });
    expect(await eventsOf(session?.staffId ?? "", "staff_joined")).toMatchObject([
      { actorKind: "staff", actorId: session?.staffId, data: { email, role: "support" } },
    ]);
  });

  test("stores neither its token, nor codes, nor the session's token in clear", async () => {
    const { token, email } = await invite();
    const joined = await accept(token);
    if (!joined.ok) throw new Error(joined.code);
    const secrets = [token, joined.value.token, ...joined.value.recoveryCodes];
    const tables = ["staff", "staff_invitations", "staff_sessions", "staff_recovery_codes", "audit_events"];
    const rows = await Promise.all(tables.map((table) => getPool().query(`select t::text from ${table} t`)));
    const stored = JSON.stringify(rows.map((one) => one.rows));
    expect(stored).toContain(email);
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  });

  test("works once, also when it is accepted twice at once", async () => {
    const { token } = await invite();
    const both = await allAtOnce(times(2, () => accept(token)));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await accept(token)).toMatchObject({ ok: false, code: "not_found" });
  });

  test("ends after 24 hours, and when the address is invited again", async () => {
    const first = await invite();
    const later = new Date(Date.now() + 24 * HOUR);
    expect(await findInvitation(first.token, new Date(later.getTime() - 1000))).not.toBeNull();
    expect(await findInvitation(first.token, later)).toBeNull();
    await invite(first.email);
    expect(await accept(first.token)).toMatchObject({ ok: false, code: "not_found" });
  });

  test("refuses a device that did not check its holder, and another invitation's challenge", async () => {
    const { token } = await invite();
    expect(await accept(token, new SoftwareAuthenticator(), { verified: false })).toMatchObject({
      ok: false,
      code: "passkey_invalid",
    });
    const other = await requestInvitedPasskey((await invite()).token, new Date());
    if (!other.ok) throw new Error(other.code);
    const credential = new SoftwareAuthenticator().create(other.value);
    const given = { name: "Ada Deniz", passkeyName: "Laptop", credential };
    expect(await acceptInvitation(token, given, ORIGIN, new Date())).toMatchObject({
      ok: false,
      code: "passkey_expired",
    });
  });

  test("is refused for an open account, and brings back a disabled one without the former passkeys", async () => {
    const person = await makeStaff("support");
    await makeStaff("admin");
    const again = { email: person.email, role: "viewer", locale: "en" } as const;
    expect(await inviteStaff(again, STAFF, new Date())).toMatchObject({ ok: false, code: "staff_known" });
    expect((await disableStaff(person.id, STAFF, new Date())).ok).toBe(true);
    const { token } = await invite(person.email.toUpperCase());
    expect((await accept(token)).ok).toBe(true);
    const [row] = await getDb().select().from(staff).where(eq(staff.id, person.id));
    expect(row).toMatchObject({ role: "support", disabledAt: null });
    const kept = await getDb().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, person.id));
    expect(kept.map(({ credentialId }) => credentialId)).not.toContain(person.key.credentialId);
    expect((await staffBrowser().logIn(person.key)).body.error).toBe("passkey_unknown");
  });
});

describe("the login by passkey", () => {
  test("opens a session by a Strict cookie that scripts cannot read, and is written down", async () => {
    const { id, key } = await makeStaff("viewer");
    const answer = await staffBrowser().logIn(key);
    expect(answer.status).toBe(204);
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("palamar_staff="));
    expect(set).toMatch(/; Path=\/; Max-Age=36000; SameSite=Strict; HttpOnly$/);
    expect(await eventsOf(id, "staff_logged_in")).toMatchObject([{ data: { way: "passkey" } }]);
  });

  test("gives a new token whatever cookie the browser brings, and ends the session of before", async () => {
    const person = await makeStaff("viewer");
    const fixed = `palamar_staff=${"A".repeat(43)}`;
    const first = staffCookieOf(await staffBrowser().logIn(person.key, fixed)) ?? "";
    expect(first).not.toBe(fixed);
    expect(await findStaffSession("A".repeat(43), new Date())).toBeNull();
    const second = staffCookieOf(await staffBrowser().logIn(person.key, first));
    expect(second).not.toBe(first);
    expect(await findStaffSession(first.slice("palamar_staff=".length), new Date())).toBeNull();
  });

  test("refuses a device that did not check its holder, another origin, and a challenge of the customers' login", async () => {
    const { key } = await makeStaff("viewer");
    const browser = staffBrowser();
    for (const odd of [{ verified: false }, { origin: "https://palamar.evil.example" }])
      expect((await browser.send(key.sign(await browser.ask(), odd))).body.error).toBe("passkey_invalid");
    const customers = key.sign(await passkeyBrowser().ask());
    expect((await browser.send(customers)).body.error).toBe("passkey_expired");
  });

  test("is not for customers, nor the customers' login for staff: a passkey of the other is told apart", async () => {
    const customer = await makePasskeyHolder();
    expect((await staffBrowser().logIn(customer.key)).body.error).toBe("passkey_elsewhere");
    const { key } = await makeStaff("admin");
    expect((await passkeyBrowser().logIn(key)).body.error).toBe("passkey_elsewhere");
  });

  test("refuses somebody who was disabled, and writes it down", async () => {
    const person = await makeStaff("viewer");
    await disableStaff(person.id, STAFF, new Date());
    const answer = await staffBrowser().logIn(person.key);
    expect([answer.status, answer.body.error]).toEqual([403, "staff_disabled"]);
    expect(await eventsOf(person.id, "staff_login_refused")).toMatchObject([
      { actorId: null, data: { why: "staff_disabled" } },
    ]);
  });
});

describe("a recovery code", () => {
  const recover = (email: string, code = "") =>
    callConsole("POST /operate/login/recovery", "", { body: { email, code } });

  test("logs in once, however it is typed, and may do nothing but add a passkey", async () => {
    const person = await makeStaff("admin");
    const [code = ""] = person.recoveryCodes;
    const answer = await recover(person.email, ` ${code.toLowerCase().replaceAll("-", " ")} `);
    expect(answer.status).toBe(204);
    expect((await recover(person.email, code)).body.error).toBe("recovery_code_invalid");
    const cookie = staffCookieOf(answer) ?? "";
    const invited = { email: newEmail(), role: "viewer", locale: "en" };
    const refused = await callConsole("POST /operate/staff", cookie, { body: invited });
    expect([refused.status, refused.body.error]).toEqual([403, "passkey_required"]);
    const { body: options } = await callConsole("POST /operate/account/passkeys/challenge", cookie);
    const credential = new SoftwareAuthenticator().create(options);
    const body = { name: "New phone", credential };
    expect((await callConsole("POST /operate/account/passkeys", cookie, { body })).status).toBe(204);
    const next = await callConsole("POST /operate/staff", cookie, { body: invited });
    expect(next.body.error).toBe("step_up_required");
  });

  test("is refused alike for a wrong code and an unknown address; a known address has it written down", async () => {
    const person = await makeStaff("viewer");
    const wrong = await recover(person.email, "0000-0000-0000-0000");
    const unknown = await recover(newEmail(), person.recoveryCodes[0]);
    for (const { status, body } of [wrong, unknown])
      expect([status, body.error]).toEqual([422, "recovery_code_invalid"]);
    expect(await eventsOf(person.id, "staff_login_refused")).toHaveLength(1);
  });
});

describe("a session", () => {
  const tokenOf = (cookie: string) => cookie.slice("palamar_staff=".length);

  test("ends after 30 minutes without use and 10 hours after the login", async () => {
    const { token } = await makeStaff("viewer");
    const started = Date.now();
    expect(await findStaffSession(token, new Date(started + 31 * 60_000))).toBeNull();
    for (let minutes = 25; minutes < 600; minutes += 25)
      expect(await findStaffSession(token, new Date(started + minutes * 60_000))).not.toBeNull();
    expect(await findStaffSession(token, new Date(started + 600 * 60_000 + 1000))).toBeNull();
  });

  test("is one of five: a sixth login ends the one that was not used for the longest time", async () => {
    const person = await makeStaff("viewer");
    const cookies: string[] = [];
    for (let login = 0; login < 5; login += 1)
      cookies.push(staffCookieOf(await staffBrowser().logIn(person.key)) ?? "");
    expect(await findStaffSession(person.token, new Date())).toBeNull();
    for (const cookie of cookies) expect(await findStaffSession(tokenOf(cookie), new Date())).not.toBeNull();
    expect(await getDb().$count(staffSessions, eq(staffSessions.staffId, person.id))).toBe(5);
  });

  test("of a customer opens nothing of the console, and the console's nothing of customers", async () => {
    const customer = await makeCustomer();
    const key = await createSession(getDb(), customer.id, ORIGIN, new Date());
    const { token } = await makeStaff("admin");
    for (const cookie of [`palamar_session=${key}`, `palamar_staff=${key}`])
      expect((await callConsole("POST /operate/account/recovery-codes", cookie)).status).toBe(401);
    for (const cookie of [`palamar_session=${token}`, `palamar_staff=${token}`])
      expect((await callConsole("GET /user", cookie)).status).toBe(401);
    const bearer = { bearer: token };
    expect((await callConsole("POST /operate/account/recovery-codes", "", bearer)).status).toBe(401);
  });
});
