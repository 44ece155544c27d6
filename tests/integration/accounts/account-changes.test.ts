import { randomBytes } from "node:crypto";
import { PUT as passwordEndpoint } from "@/app/api/v1/user/change-password/route";
import { formatInstant } from "@/lib/i18n/format-date";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import type { AccountChange } from "@/lib/server/platform/jobs/job-payloads";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const newEmail = () => `${randomBytes(6).toString("hex")}@example.com`;

async function mailsTo(address: string) {
  await runJobs();
  return (await outbox.read()).filter(({ to }) => to.includes(address));
}

describe("the owner of an account", () => {
  test("is notified of a new password and of how to recover the account; a failed try sends no mail", async () => {
    const email = newEmail();
    const passwordHash = await hashPassword("Martı-kanadı-7");
    const { token } = await makeCustomer({ email, passwordHash, locale: "en" });
    const change = (current_password: string) =>
      callHandler(passwordEndpoint, "user/change-password", {
        method: "PUT",
        body: { current_password, password: "Kuğu-gölü-2026x" },
        bearer: token,
      });
    await change("not the old one");
    expect(await mailsTo(email)).toEqual([]);
    await change("Martı-kanadı-7");
    const [mail, ...others] = await mailsTo(email);
    expect([mail?.subject, others]).toEqual(["Your password was changed", []]);
    expect(mail?.text).toContain("/en?forgot=1&next=%2Fen%2Fu%2Fupdate-password&lang=en");
  });
});

const CHANGES = [
  "email_changed",
  "password_changed",
  "google_connected",
  "google_disconnected",
  "passkey_added",
  "passkey_removed",
  "passkeys_removed",
] as const satisfies readonly AccountChange[];

describe.each(LOCALES)("in %s", (locale: Locale) => {
  test.each(CHANGES)("%s says what, when and what to do, as text and as HTML", async (change) => {
    const to = newEmail();
    const { id } = await makeCustomer({ locale });
    const now = new Date("2026-11-20T22:30:00Z");
    await inTransaction((tx) => announceAccountChange(tx, { userId: id, change, to }, now));
    const [mail] = await mailsTo(to);
    for (const shape of [mail?.text, mail?.html]) {
      expect(shape).toContain(formatInstant(now, locale));
      expect(shape).not.toMatch(/\{\w+\}|\b(?:undefined|null|NaN)\b|\[object|mails\./);
    }
    expect(mail?.text).toContain("01:30");
    const links = mail?.text.match(/https?:\S+/g) ?? [];
    expect(links.map((link) => new URL(link).searchParams.get("lang"))).toEqual([locale]);
  });
});
