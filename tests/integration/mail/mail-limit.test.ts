import { randomBytes } from "node:crypto";
import { POST as forgotEndpoint } from "@/app/api/v1/auth/forgot-password/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { POST as resendEndpoint } from "@/app/api/v1/auth/send-verify-email/route";
import { POST as verifyEndpoint } from "@/app/api/v1/auth/verify-email/route";
import { POST as contactEndpoint } from "@/app/api/v1/contact/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { sendPasswordReset } from "@/lib/server/people/accounts/password/queue-password-reset";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { countMail } from "@/lib/server/platform/request/limit-mails";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { sendReservationMail } from "@/lib/server/talk/mail/send-reservation-mail";
import { confirmSessions, makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;
const mailsTo = async (email: string) => {
  await runJobs();
  return (await outbox.read()).filter(({ to }) => to.includes(email));
};
/** Records this many mails to the address, the first one `hoursAgo`. */
const fill = (email: string, mails: number, hoursAgo = 1) =>
  inTransaction(async (tx) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    for (let n = 0; n < mails; n += 1) await countMail(tx, `filled:${email}:${n}`, email, at);
  });
const call = (body: object) => ({ body, address: crypto.randomUUID(), locale: "en" });
const forgot = (email: string) => callHandler(forgotEndpoint, "auth/forgot-password", call({ email }));
const register = (email: string) =>
  callHandler(
    registerEndpoint,
    "auth/register",
    call({
      name: "Ayşe",
      surname: "Kaya",
      email,
      dial_code: "+90",
      phone: "5321234567",
      password: "Martı-kanadı-7",
      kvkk: true,
      electronic_messages: true,
      session: "token",
    }),
  );
const writeContact = (email: string) =>
  callHandler(
    contactEndpoint,
    "contact",
    call({ name: "Ali", email, subject: "other", message: "Merhaba, bir sorum var." }),
  );

describe("an address", () => {
  test("gets at most ten mails a day that nobody misses, and codes after them", async () => {
    const email = newEmail();
    for (let n = 0; n < 12; n += 1) expect((await writeContact(email)).status).toBeLessThan(300);
    expect(await mailsTo(email)).toHaveLength(10);
    expect((await register(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(11);
  });

  test("is welcomed once it is proven, not before", async () => {
    const email = newEmail();
    const { body } = await register(email);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    const code = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? "")?.[1];
    const proof = { body: { code }, bearer: body.token };
    expect((await callHandler(verifyEndpoint, "auth/verify-email", proof)).status).toBe(204);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test("counts whatever its case, in the table only as a keyed hash", async () => {
    const email = newEmail();
    await fill(email.toUpperCase(), 30);
    expect((await forgot(email)).status).toBe(429);
    const { rows } = await getPool().query("select recipient from counted_mails");
    expect(JSON.stringify(rows)).not.toContain(email.slice(0, 12));
  });
});

describe("who waits for a code to an address that got thirty mails today", () => {
  test("is told when to try again, in the same words with and without an account", async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await makeCustomer({ email: known });
    for (const email of [known, unknown]) await fill(email, 30, 20);
    const [one, other] = [await forgot(known), await forgot(unknown)];
    expect([one.status, one.body.error]).toEqual([429, "too_many_requests"]);
    expect(one.body.message).toBe(other.body.message);
    expect(other.status).toBe(429);
    const hours = Number(one.headers.get("retry-after")) / 3600;
    expect([hours > 3.9, hours <= 4]).toEqual([true, true]);
  });

  test("gets one link from a request whose job runs twice", async () => {
    const email = newEmail();
    await makeCustomer({ email });
    const codeId = crypto.randomUUID();
    for (let run = 0; run < 2; run += 1) await sendPasswordReset({ email, codeId }, new Date());
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("uses the limit up by asking, with and without an account", async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await makeCustomer({ email: known });
    for (const email of [known, unknown]) {
      await fill(email, 28);
      const statuses = [await forgot(email), await forgot(email), await forgot(email)];
      expect(statuses.map(({ status }) => status)).toEqual([202, 202, 429]);
    }
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test("registers, resends and changes nothing, and can do so a day later", async () => {
    const email = newEmail();
    await fill(email, 30);
    const { token } = await confirmSessions(await makeCustomer());
    const unproven = await makeCustomer({ email: newEmail(), pendingEmail: email });
    const profile = { method: "PUT", bearer: token, body: { email } };
    const answers = [
      await register(email),
      await callHandler(profileEndpoint, "user/profile", profile),
      await callHandler(resendEndpoint, "auth/send-verify-email", { method: "POST", bearer: unproven.token }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [429, "too_many_requests"]),
    );
    expect(await mailsTo(email)).toEqual([]);
    await getPool().query("update counted_mails set counted_at = counted_at - interval '1 day'");
    expect((await register(email)).status).toBe(201);
  });
});

describe("a mail", () => {
  const mail = (to: string, key: string) => ({
    key,
    to,
    locale: "en" as const,
    content: { subject: "Hello", paragraphs: ["Hello"] },
  });

  test("that was counted is tried again although the limit is reached meanwhile", async () => {
    const email = newEmail();
    await fill(email, 10);
    await sendMail({ ...mail(email, `filled:${email}:0`), limit: "courtesy" });
    await sendMail({ ...mail(email, "another"), limit: "courtesy" });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("about a paid trip is never dropped; about an unpaid one it is, beyond thirty", async () => {
    const { customer, reservationId } = await paidTrip(world, await makeBoat(world));
    const { rows } = await getPool().query<{ email: string }>("select email from users where id = $1", [
      customer.id,
    ]);
    const email = rows[0]?.email ?? "";
    const before = await mailsTo(email);
    await fill(email, 30);
    const unpaid = await hold(world);
    await getPool().query("update reservations set user_id = $2 where id = $1", [
      unpaid.reservationId,
      customer.id,
    ]);
    for (const id of [reservationId, unpaid.reservationId])
      await sendReservationMail({ reservationId: id, mail: "cancelled" }, new Date());
    const after = await mailsTo(email);
    expect(after.map(({ file }) => file).filter((file) => file.includes("cancelled"))).toHaveLength(1);
    expect(after).toHaveLength(before.length + 1);
  });

  test("is forgotten by the count after two days", async () => {
    await fill(newEmail(), 1, 49);
    await sweepAccounts(new Date());
    const { rows } = await getPool().query(
      "select from counted_mails where counted_at < now() - interval '2 days'",
    );
    expect(rows).toEqual([]);
  });
});
