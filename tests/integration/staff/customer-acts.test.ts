import { eq } from "drizzle-orm";
import { POST as correctEndpoint } from "@/app/api/v1/auth/correct-email/route";
import { POST as tLoginEndpoint } from "@/app/api/v1/auth/t-login/route";
import { POST as takeBackEndpoint } from "@/app/api/v1/auth/take-back-email/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { readCustomer } from "@/lib/server/operator/read-customer";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { carryOutInConsole, foresee, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makePasskeyHolder } from "@/tests/fixtures/accounts/passkey-holder";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { ask, makeQuestion, write } from "@/tests/fixtures/bookings/asked-question";
import { type Customer, makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { makeOwned } from "@/tests/fixtures/bookings/own-objects";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const ORIGIN = { userAgent: null, clientAddress: "192.0.2.7" };
const newEmail = () => `${crypto.randomUUID()}@example.com`;
let admin: StaffMember;

beforeAll(async () => {
  admin = await makeStaff("admin");
  await confirmStaff(admin.id);
});

type Act =
  | "login-link"
  | "end-sessions"
  | "remove-passkeys"
  | "correct-email"
  | "block"
  | "unblock"
  | "mail-data"
  | "erase";
const act = (name: Act, { id }: Pick<Customer, "id">, body = {}) =>
  carryOutInConsole(`POST /operate/customers/{id}/${name}`, admin.cookie, { params: { id }, body });
const lastAct = async (id: string) =>
  (
    await getPool().query(
      `select event, actor_id as by, reason, data from audit_events
       where subject_kind = 'customer' and subject_id = $1 order by id desc limit 1`,
      [id],
    )
  ).rows[0];
const storedOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const mailTo = async (address: string, part: RegExp) =>
  (await outbox.read()).filter(({ to, text }) => to.includes(address) && part.test(text)).at(-1);
const linkIn = (text = "", page: string) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";
const reads = async (bearer: string) => (await callHandler(userEndpoint, "user", { bearer })).status;

describe("a login link", () => {
  test("goes to the proven address alone: staff sees who gets a mail, and no link", async () => {
    const email = newEmail();
    const customer = await makeCustomer({ email, locale: "en" });
    const { shown, done } = await act("login-link", customer);
    expect(shown.mails).toEqual([{ to: email, locale: "en", subject: "Your login link", text: "" }]);
    expect(done).toMatchObject({ done: true });
    expect(await lastAct(customer.id)).toMatchObject({ event: "login_link_issued", by: admin.id });
    await runJobs();
    const token = linkIn((await mailTo(email, /t-login/))?.text, "t-login");
    expect(JSON.stringify([shown, done])).not.toMatch(/t-login|http/);
    const used = await callHandler(tLoginEndpoint, "auth/t-login", {
      body: { token },
      address: crypto.randomUUID(),
    });
    expect(used.status).toBe(200);
  });

  test("is refused while the address is not proven: it may be somebody else's", async () => {
    const customer = await makeCustomer({ emailVerifiedAt: null });
    expect(await act("login-link", customer)).toMatchObject({ status: 409, error: "email_unproven" });
    expect(await runJobs()).not.toContain("send_code");
  });
});

describe("sessions", () => {
  test("one ends, then all: the preview counts them, ends none, and is what then happens", async () => {
    const customer = await makeCustomer();
    const second = await createSession(getDb(), customer.id, ORIGIN, new Date());
    const [row] = await getDb().select().from(sessions).where(eq(sessions.userId, customer.id)).limit(1);
    const body = { session: row?.id };
    const { shown } = await foresee("POST /operate/customers/{id}/end-sessions", admin.cookie, {
      params: { id: customer.id },
      body,
    });
    expect(linesOf(shown, "record")).toEqual(["Open sessions: 2 → 1"]);
    expect([await reads(customer.token), await reads(second)]).toEqual([200, 200]);
    expect((await act("end-sessions", customer, body)).done).toMatchObject({ done: true });
    expect([await reads(customer.token), await reads(second)].sort()).toEqual([200, 401]);
    expect(linesOf((await act("end-sessions", customer)).shown, "record")).toEqual(["Open sessions: 1 → 0"]);
    expect([await reads(customer.token), await reads(second)]).toEqual([401, 401]);
    expect(await lastAct(customer.id)).toMatchObject({
      event: "customer_sessions_ended",
      data: { count: 1 },
    });
    expect((await act("end-sessions", customer)).error).toBe("not_found");
  });

  test("of another customer are not found under this one", async () => {
    const [one, other] = [await makeCustomer(), await makeCustomer()];
    const [theirs] = await getDb().select().from(sessions).where(eq(sessions.userId, other.id));
    expect((await act("end-sessions", one, { session: theirs?.id })).error).toBe("not_found");
    expect(await reads(other.token)).toBe(200);
  });

  test("that ended since they were shown: nothing happens, and the difference is shown", async () => {
    const customer = await makeCustomer();
    await createSession(getDb(), customer.id, ORIGIN, new Date());
    const subject = { params: { id: customer.id } };
    const key = "POST /operate/customers/{id}/end-sessions";
    const { shown } = await foresee(key, admin.cookie, subject);
    await createSession(getDb(), customer.id, ORIGIN, new Date());
    const { fingerprint } = shown;
    const again = await foresee(key, admin.cookie, { ...subject, body: { fingerprint } });
    expect(linesOf(again.shown, "record")).toEqual(["Open sessions: 3 → 0"]);
    expect(again.shown.fingerprint).not.toBe(fingerprint);
    expect(await getDb().$count(sessions, eq(sessions.userId, customer.id))).toBe(3);
  });
});

test("a passkey goes, and is told by mail; another customer's is not found", async () => {
  const [holder, other] = [await makePasskeyHolder(), await makePasskeyHolder()];
  const [theirs] = await getDb().select().from(passkeys).where(eq(passkeys.userId, other.id));
  expect((await act("remove-passkeys", holder, { passkey: theirs?.id })).error).toBe("not_found");
  const [own] = await getDb().select().from(passkeys).where(eq(passkeys.userId, holder.id));
  const { shown, done } = await act("remove-passkeys", holder, { passkey: own?.id });
  expect(shown.mails).toMatchObject([
    { to: holder.email, subject: "A passkey was removed from your account" },
  ]);
  expect([linesOf(shown, "record"), done?.done]).toEqual([["Passkeys: 1 → 0"], true]);
  expect(await lastAct(holder.id)).toMatchObject({ event: "passkeys_removed", data: { count: 1 } });
  expect((await act("remove-passkeys", holder)).error).toBe("not_found");
  expect((await act("remove-passkeys", other)).done?.done).toBe(true);
  await runJobs();
  expect((await mailTo(other.email, /All passkeys/))?.subject).toBe("Your passkeys were removed");
});

describe("everything that is kept of a customer", () => {
  test("goes to the proven address as a file, and nothing of it to staff", async () => {
    const email = newEmail();
    const customer = await makeCustomer({ email, locale: "en", address: "Rıhtım Sokağı 7" });
    const answers = await act("mail-data", customer);
    expect(answers.done?.done).toBe(true);
    expect(JSON.stringify(answers)).not.toContain("Rıhtım");
    expect(await lastAct(customer.id)).toMatchObject({ event: "data_mailed", by: admin.id, data: {} });
    await runJobs();
    const [mail] = (await outbox.read()).filter(({ to }) => to.includes(email));
    const file =
      /filename=palamar-[\d-]+\.json[\s\S]*?\n\n([\s\S]*?)\n--/.exec(mail?.source ?? "")?.[1] ?? "";
    const data = JSON.parse(Buffer.from(file, "base64").toString("utf8"));
    expect([data.user.email, data.user.address]).toEqual([email, "Rıhtım Sokağı 7"]);
  });

  test("stays here while the address is not proven, and where it was replaced by an unproven one since", async () => {
    const stranger = await makeCustomer({ emailVerifiedAt: null });
    expect((await act("mail-data", stranger)).error).toBe("email_unproven");
    const customer = await makeCustomer();
    await act("mail-data", customer);
    await getDb().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id));
    await runJobs();
    expect(await outbox.read()).toEqual([]);
  });
});

describe("a wrong e-mail address", () => {
  const confirm = (token: string) =>
    callHandler(correctEndpoint, "auth/correct-email", { body: { token }, address: crypto.randomUUID() });
  const correct = (customer: Pick<Customer, "id">, email: string) =>
    act("correct-email", customer, { email, reason: "Rezervasyon numarasını söyledi" });

  test("is replaced once the link to the right one was used, and the old one is told twice", async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const customer = await makeCustomer({ email: wrong, locale: "en" });
    const { shown, done } = await correct(customer, right.toUpperCase());
    expect(shown.mails.map(({ to, text }) => [to, text !== ""])).toEqual([
      [right, false],
      [wrong, true],
    ]);
    expect(done?.done).toBe(true);
    expect(await lastAct(customer.id)).toMatchObject({
      event: "email_correction_asked",
      reason: "Rezervasyon numarasını söyledi",
      data: {},
    });
    await runJobs();
    expect((await storedOf(customer.id))?.email).toBe(wrong);
    expect((await readCustomer(customer.id, new Date()))?.newEmail).toBe(right);
    expect((await mailTo(wrong, /support team was asked/))?.subject).toMatch(/new email address/);
    const token = linkIn((await mailTo(right, /correct-email/))?.text, "correct-email");
    expect((await confirm(token)).status).toBe(204);
    expect(await storedOf(customer.id)).toMatchObject({ email: right, emailVerifiedAt: expect.any(Date) });
    expect(await lastAct(customer.id)).toMatchObject({ event: "email_corrected", by: customer.id });
    expect((await confirm(token)).body.error).toBe("code_invalid");
    await runJobs();
    const back = linkIn((await mailTo(wrong, /take-back/))?.text, "take-back");
    const taken = await callHandler(takeBackEndpoint, "auth/take-back-email", {
      body: { token: back },
      address: crypto.randomUUID(),
    });
    expect([taken.status, (await storedOf(customer.id))?.email]).toEqual([204, wrong]);
  });

  test("that was never proven hears nothing, and what was set before the first proof goes", async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const customer = await makeCustomer({ email: wrong, emailVerifiedAt: null, passwordHash: "x" });
    await correct(customer, right);
    await runJobs();
    const told = (await outbox.read()).filter(({ to }) => to === wrong || to === right);
    expect(told.map(({ to }) => to)).toEqual([right]);
    const token = linkIn((await mailTo(right, /correct-email/))?.text, "correct-email");
    expect((await confirm(token)).status).toBe(204);
    expect(await storedOf(customer.id)).toMatchObject({ email: right, passwordHash: null });
    expect(await reads(customer.token)).toBe(401);
  });

  test("stays where the new one is another account's, the same, or no address", async () => {
    const [customer, other] = [await makeCustomer(), await makeCustomer()];
    const [own, theirs] = [await storedOf(customer.id), await storedOf(other.id)];
    expect((await correct(customer, theirs?.email ?? "")).error).toBe("email_taken");
    expect((await correct(customer, own?.email ?? "")).error).toBe("already_done");
    expect((await correct(customer, "nobody")).error).toBe("invalid_input");
    expect((await act("correct-email", customer, { email: newEmail(), reason: " " })).error).toBe(
      "invalid_input",
    );
    expect(await runJobs()).not.toContain("send_code");
  });

  test("is not replaced by an earlier link, after a day, by an address taken since, or once the account is gone", async () => {
    const customer = await makeCustomer();
    const [first, second] = [newEmail(), newEmail()];
    await correct(customer, first);
    await runJobs();
    const old = linkIn((await mailTo(first, /correct-email/))?.text, "correct-email");
    await correct(customer, second);
    await runJobs();
    const token = linkIn((await mailTo(second, /correct-email/))?.text, "correct-email");
    expect((await confirm(old)).body.error).toBe("code_invalid");
    await makeCustomer({ email: second });
    expect((await confirm(token)).body.error).toBe("email_taken");
    await getPool().query("update codes set expires_at = now() where user_id = $1", [customer.id]);
    expect((await confirm(token)).body.error).toBe("code_invalid");
    const third = newEmail();
    await correct(customer, third);
    await runJobs();
    const late = linkIn((await mailTo(third, /correct-email/))?.text, "correct-email");
    expect((await act("erase", customer)).done?.done).toBe(true);
    expect((await confirm(late)).body.error).toBe("code_invalid");
  });
});

test("a blocked account writes to nobody, everything else stays, and it may write again once it is allowed", async () => {
  const { customer, id } = await makeQuestion(world);
  const boatId = await makeBoat(world);
  const blocked = await act("block", customer, { reason: "Dolandırıcılık bildirimi" });
  expect(linesOf(blocked.shown, "audit")).toEqual(["Blocked from writing"]);
  expect(await lastAct(customer.id)).toMatchObject({
    event: "writing_blocked",
    reason: "Dolandırıcılık bildirimi",
  });
  const refused = [
    await write(id, "Merhaba", customer),
    await ask(customer, { vehicle_id: boatId, text: "Merhaba" }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
    Array(2).fill([403, "writing_blocked"]),
  );
  expect(await reads(customer.token)).toBe(200);
  expect((await act("block", customer, { reason: "Yeniden" })).error).toBe("already_done");
  expect((await act("unblock", customer)).done?.done).toBe(true);
  expect((await write(id, "Merhaba", customer)).status).toBe(201);
  expect((await act("unblock", customer)).error).toBe("already_done");
});

describe("erasing an account", () => {
  test("does what the preview counted, to the row: what goes is gone, what the law demands stays", async () => {
    const { customer } = await makeOwned();
    const subject = { params: { id: customer.id } };
    const { shown } = await foresee("POST /operate/customers/{id}/erase", admin.cookie, subject);
    expect(await reads(customer.token)).toBe(200);
    expect(linesOf(shown, "record")).toEqual([
      "Open sessions: 2 → 0",
      "Passkeys: 1 → 0",
      "Shared lists: 1 → 0",
      "Waiting list entries: 1 → 0",
      "Guest invitations: 1 → 0",
      "Questions: 1 → 0",
      "Bookings: 2 (kept)",
    ]);
    expect(linesOf(shown, "status").length).toBe(2);
    const { done } = await act("erase", customer);
    expect(done).toMatchObject({ done: true, lines: shown.lines });
    const sheet = await readCustomer(customer.id, new Date());
    expect(sheet).toMatchObject({ name: "*** ***", email: null, phone: null, sharedLists: [], waiting: [] });
    expect([sheet?.sessions, sheet?.passkeys, sheet?.bookings.length]).toEqual([[], [], 2]);
    expect((await act("erase", customer)).error).toBe("not_found");
  });

  test("is refused while a paid trip is to come", async () => {
    const { customer } = await paidTrip(world);
    expect(await act("erase", customer)).toMatchObject({ status: 409, error: "trip_coming" });
    expect((await storedOf(customer.id))?.anonymisedAt).toBeNull();
  });
});
