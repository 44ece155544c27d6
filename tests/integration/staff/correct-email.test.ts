import { eq } from "drizzle-orm";
import { POST as correctEndpoint } from "@/app/api/v1/auth/correct-email/route";
import { POST as takeBackEndpoint } from "@/app/api/v1/auth/take-back-email/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { readCustomer } from "@/lib/server/operator/read-customer";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { customerDesk, lastActOn } from "@/tests/fixtures/accounts/customer-desk";
import { type Customer, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
const desk = customerDesk();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const storedOf = async (id: string) => (await getDb().select().from(users).where(eq(users.id, id)))[0];
const mailTo = async (address: string, part: RegExp) =>
  (await outbox.read()).filter(({ to, text }) => to.includes(address) && part.test(text)).at(-1);
const linkIn = (text = "", page: string) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";
const reads = async (bearer: string) => (await callHandler(userEndpoint, "user", { bearer })).status;

describe("a wrong e-mail address", () => {
  const confirm = (token: string) =>
    callHandler(correctEndpoint, "auth/correct-email", { body: { token }, address: crypto.randomUUID() });
  const correct = (customer: Pick<Customer, "id">, email: string) =>
    desk.act("correct-email", customer, { email, reason: "Rezervasyon numarasını söyledi" });

  test("is replaced once the link to the right one was used, and the old one is told twice", async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const customer = await makeCustomer({ email: wrong, locale: "en" });
    const { shown, done } = await correct(customer, right.toUpperCase());
    expect(shown.mails.map(({ to }) => to)).toEqual([right, wrong]);
    expect(done?.done).toBe(true);
    expect(await lastActOn(customer.id)).toMatchObject({
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
    expect(await lastActOn(customer.id)).toMatchObject({ event: "email_corrected", by: customer.id });
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
    expect((await correct(customer, theirs?.email ?? "")).error).toBe("email_in_use");
    expect((await correct(customer, own?.email ?? "")).error).toBe("already_done");
    expect((await correct(customer, "nobody")).error).toBe("invalid_input");
    expect((await desk.act("correct-email", customer, { email: newEmail(), reason: " " })).error).toBe(
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
    await getPool().query("update codes set expires_at = now() - interval '1 second' where user_id = $1", [
      customer.id,
    ]);
    expect((await confirm(token)).body.error).toBe("code_invalid");
    const third = newEmail();
    await correct(customer, third);
    await runJobs();
    const late = linkIn((await mailTo(third, /correct-email/))?.text, "correct-email");
    expect((await desk.act("erase", customer)).done?.done).toBe(true);
    expect((await confirm(late)).body.error).toBe("code_invalid");
  });
});
