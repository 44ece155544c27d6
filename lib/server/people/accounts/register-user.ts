import type { InferOutput } from "valibot";
import type { registerBody } from "@/lib/contracts/accounts/auth";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { parsePhone } from "@/lib/i18n/parse-phone";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { openAccount, type SignedIn } from "@/lib/server/people/accounts/open-account";
import { hashNewPassword } from "@/lib/server/people/accounts/password/hash-password";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { secondsUntilMail } from "@/lib/server/platform/request/limit-mails";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

type Refusal =
  | "email_taken"
  | "common_password"
  | "personal_password"
  | "consent_required"
  | "invalid_phone"
  | "too_many_requests";

/**
 * Opens an account, its first session and the ledger of consents, with the verification mail, all in one transaction.
 * Refuses a known address, a password that is soon guessed, a missing consent, and an address that has got too many
 * mails today; the consent to electronic messages is required unless the setting says otherwise.
 */
export async function registerUser(
  form: InferOutput<typeof registerBody>,
  origin: LoginOrigin & { locale: Locale },
  now: Date,
): Promise<Outcome<SignedIn, Refusal>> {
  const { name, surname, email, electronic_messages: electronicMessages } = form;
  const parsed = parsePhone(form.phone, form.dial_code);
  if (!parsed) return refuse("invalid_phone", { field: "phone" });
  const { e164: phone, dialCode } = parsed;
  const settings = await readSiteSettings();
  if (settings.electronic_messages_required && !electronicMessages)
    return refuse("consent_required", { field: "electronic_messages" });
  const person = { name, surname, email, phone, dialCode };
  const hashed = await hashNewPassword(form.password, person);
  if (!hashed.ok) return hashed;
  const account = { ...person, passwordHash: hashed.value, locale: origin.locale };
  return inTransaction(async (tx) => {
    const retryAfterSeconds = await secondsUntilMail(tx, email, "needed", now);
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    const opened = await openAccount(tx, account, { electronicMessages, settings }, origin, now);
    if (!opened.ok) return opened;
    await issueCode(tx, { userId: opened.value.user.id, purpose: "verify_email", target: email }, now);
    return opened;
  });
}
