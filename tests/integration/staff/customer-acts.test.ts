import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { POST as tLoginEndpoint } from "@/app/api/v1/auth/t-login/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { readCustomer } from "@/lib/server/operator/read-customer";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { linesOf } from "@/tests/fixtures/accounts/console-action";
import { customerDesk, lastActOn } from "@/tests/fixtures/accounts/customer-desk";
import { makePasskeyHolder } from "@/tests/fixtures/accounts/passkey-holder";
import { ask, makeQuestion, write } from "@/tests/fixtures/bookings/asked-question";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
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
const desk = customerDesk();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const ORIGIN = { userAgent: null, clientAddress: "192.0.2.7" };
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const storedOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const mailTo = async (address: string, part: RegExp) =>
  (await outbox.read()).filter(({ to, text }) => to.includes(address) && part.test(text)).at(-1);
const linkIn = (text = "", page: string) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";
const reads = async (bearer: string) => (await callHandler(userEndpoint, "user", { bearer })).status;

describe("a login link", () => {
  test("goes to the proven address alone: staff sees who gets a mail, and no link", async () => {
    const email = newEmail();
    const customer = await makeCustomer({ email, locale: "en" });
    const { shown, done } = await desk.act("login-link", customer);
    expect(shown.mails).toMatchObject([{ to: email, locale: "en", subject: "Your login link" }]);
    expect(done).toMatchObject({ done: true });
    expect(await lastActOn(customer.id)).toMatchObject({ event: "login_link_issued", by: desk.staffId() });
    await runJobs();
    const token = linkIn((await mailTo(email, /t-login/))?.text, "t-login");
    expect(JSON.stringify([shown, done])).not.toMatch(/[\w-]{43}(?!")|t-login\/[\w-]/);
    const used = await callHandler(tLoginEndpoint, "auth/t-login", {
      body: { token },
      address: crypto.randomUUID(),
    });
    expect(used.status).toBe(200);
  });

  test("is refused while the address is not proven and somebody may have been in: it may be another's", async () => {
    for (const way of [{ passwordHash: "set" }, { googleSubject: crypto.randomUUID() }]) {
      const customer = await makeCustomer({ emailVerifiedAt: null, ...way });
      expect(await desk.act("login-link", customer)).toMatchObject({
        status: 409,
        error: "customer_unproven",
      });
    }
    expect(await runJobs()).not.toContain("send_code");
  });
});

describe("sessions", () => {
  test("one ends, then all: the preview counts them, ends none, and is what then happens", async () => {
    const customer = await makeCustomer();
    const second = await createSession(getDb(), customer.id, ORIGIN, new Date());
    const [row] = await getDb().select().from(sessions).where(eq(sessions.userId, customer.id)).limit(1);
    const body = { session: row?.id };
    const shown = await desk.foresee("end-sessions", customer, body);
    expect(linesOf(shown, "record")).toEqual(["Open sessions: 2 → 1"]);
    expect([await reads(customer.token), await reads(second)]).toEqual([200, 200]);
    expect((await desk.act("end-sessions", customer, body)).done).toMatchObject({ done: true });
    expect([await reads(customer.token), await reads(second)].sort()).toEqual([200, 401]);
    expect(linesOf((await desk.act("end-sessions", customer)).shown, "record")).toEqual([
      "Open sessions: 1 → 0",
    ]);
    expect([await reads(customer.token), await reads(second)]).toEqual([401, 401]);
    expect(await lastActOn(customer.id)).toMatchObject({
      event: "customer_sessions_ended",
      data: { count: 1 },
    });
    expect((await desk.act("end-sessions", customer)).error).toBe("not_found");
  });

  test("of another customer are not found under this one", async () => {
    const [one, other] = [await makeCustomer(), await makeCustomer()];
    const [theirs] = await getDb().select().from(sessions).where(eq(sessions.userId, other.id));
    expect((await desk.act("end-sessions", one, { session: theirs?.id })).error).toBe("not_found");
    expect(await reads(other.token)).toBe(200);
  });

  test("that ended since they were shown: nothing happens, and the difference is shown", async () => {
    const customer = await makeCustomer();
    await createSession(getDb(), customer.id, ORIGIN, new Date());
    const { fingerprint } = await desk.foresee("end-sessions", customer);
    await createSession(getDb(), customer.id, ORIGIN, new Date());
    const again = await desk.foresee("end-sessions", customer, { fingerprint });
    expect(linesOf(again, "record")).toEqual(["Open sessions: 3 → 0"]);
    expect(again.fingerprint).not.toBe(fingerprint);
    expect(await getDb().$count(sessions, eq(sessions.userId, customer.id))).toBe(3);
  });
});

test("a passkey goes, and is told by mail; another customer's is not found", async () => {
  const [holder, other] = [await makePasskeyHolder(), await makePasskeyHolder()];
  const [theirs] = await getDb().select().from(passkeys).where(eq(passkeys.userId, other.id));
  expect((await desk.act("remove-passkeys", holder, { passkey: theirs?.id })).error).toBe("not_found");
  const [own] = await getDb().select().from(passkeys).where(eq(passkeys.userId, holder.id));
  const { shown, done } = await desk.act("remove-passkeys", holder, { passkey: own?.id });
  expect(shown.mails).toMatchObject([
    { to: holder.email, subject: "A passkey was removed from your account" },
  ]);
  expect([linesOf(shown, "record"), done?.done]).toEqual([["Passkeys: 1 → 0"], true]);
  expect(await lastActOn(holder.id)).toMatchObject({ event: "passkeys_removed", data: { count: 1 } });
  expect((await desk.act("remove-passkeys", holder)).error).toBe("not_found");
  expect((await desk.act("remove-passkeys", other)).done?.done).toBe(true);
  await runJobs();
  expect((await mailTo(other.email, /All passkeys/))?.subject).toBe("Your passkeys were removed");
});

test("Google goes, with every session, and is told by mail; not without a password, nor twice", async () => {
  const email = newEmail();
  const account = { email, locale: "en" as const, googleSubject: randomUUID() };
  const customer = await makeCustomer({ ...account, passwordHash: "kept" });
  const { shown, done } = await desk.act("disconnect-google", customer);
  expect(shown.mails).toMatchObject([{ to: email, subject: "Google was disconnected from your account" }]);
  expect(linesOf(shown, "record")).toEqual(["Open sessions: 1 → 0", "Google accounts: 1 → 0"]);
  expect(done?.done).toBe(true);
  expect(await reads(customer.token)).toBe(401);
  expect(await lastActOn(customer.id)).toMatchObject({ event: "google_disconnected", by: desk.staffId() });
  expect((await desk.act("disconnect-google", customer)).error).toBe("not_found");
  const stranger = await makeCustomer({ googleSubject: randomUUID() });
  expect((await desk.act("disconnect-google", stranger)).error).toBe("password_missing");
});

describe("everything that is kept of a customer", () => {
  test("goes to the proven address as a file, and nothing of it to staff", async () => {
    const email = newEmail();
    const customer = await makeCustomer({ email, locale: "en", address: "Rıhtım Sokağı 7" });
    const answers = await desk.act("mail-data", customer);
    expect(answers.done?.done).toBe(true);
    expect(JSON.stringify(answers)).not.toContain("Rıhtım");
    expect(await lastActOn(customer.id)).toMatchObject({
      event: "data_mailed",
      by: desk.staffId(),
      data: {},
    });
    await runJobs();
    const [mail] = (await outbox.read()).filter(({ to }) => to.includes(email));
    const file =
      /filename=palamar-[\d-]+\.json[\s\S]*?\n\n([\s\S]*?)\n--/.exec(mail?.source ?? "")?.[1] ?? "";
    const data = JSON.parse(Buffer.from(file, "base64").toString("utf8"));
    expect([data.user.email, data.user.address]).toEqual([email, "Rıhtım Sokağı 7"]);
  });

  test("stays here while the address is not proven, and where it was replaced by an unproven one since", async () => {
    const stranger = await makeCustomer({ emailVerifiedAt: null });
    expect((await desk.act("mail-data", stranger)).error).toBe("customer_unproven");
    const customer = await makeCustomer();
    await desk.act("mail-data", customer);
    await getDb().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id));
    await runJobs();
    expect(await outbox.read()).toEqual([]);
  });
});

test("a blocked account writes to nobody and reads so in its data, all else stays, and it may write again once allowed", async () => {
  const { customer, id } = await makeQuestion(world);
  const boatId = await makeBoat(world);
  const blocked = await desk.act("block", customer, { reason: "Dolandırıcılık bildirimi" });
  expect(linesOf(blocked.shown, "audit")).toEqual(["Blocked from writing"]);
  expect(await lastActOn(customer.id)).toMatchObject({
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
  const blockOf = async () => (await exportUser(customer.id, new Date())).user.writing_block;
  expect(await blockOf()).toEqual({ since: expect.any(String), reason: "Dolandırıcılık bildirimi" });
  expect((await desk.act("block", customer, { reason: "Yeniden" })).error).toBe("already_done");
  expect((await desk.act("unblock", customer)).done?.done).toBe(true);
  expect(await blockOf()).toBeNull();
  expect((await write(id, "Merhaba", customer)).status).toBe(201);
  expect((await desk.act("unblock", customer)).error).toBe("already_done");
});

describe("erasing an account", () => {
  test("does what the preview counted, to the row: what goes is gone, what the law demands stays", async () => {
    const { customer } = await makeOwned();
    const shown = await desk.foresee("erase", customer);
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
    const { done } = await desk.act("erase", customer);
    expect(done).toMatchObject({ done: true, lines: shown.lines });
    const sheet = await readCustomer(customer.id, new Date());
    expect(sheet).toMatchObject({ name: "*** ***", email: null, phone: null, sharedLists: [], waiting: [] });
    expect([sheet?.sessions, sheet?.passkeys, sheet?.bookings.length]).toEqual([[], [], 2]);
    expect((await desk.act("erase", customer)).error).toBe("not_found");
  });

  test("is refused while a paid trip is to come", async () => {
    const { customer } = await paidTrip(world);
    expect(await desk.act("erase", customer)).toMatchObject({ status: 409, error: "customer_trip_coming" });
    expect((await storedOf(customer.id))?.anonymisedAt).toBeNull();
  });
});
