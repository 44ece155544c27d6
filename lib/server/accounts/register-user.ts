import type { InferOutput } from "valibot";
import type { registerBody } from "@/lib/contracts/auth";
import type { UserAnswer } from "@/lib/contracts/user";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { createSession, type LoginOrigin } from "@/lib/server/accounts/create-session";
import { userAnswerOf } from "@/lib/server/accounts/get-user";
import { hashPassword } from "@/lib/server/accounts/hash-password";
import { isCommonPassword } from "@/lib/server/accounts/is-common-password";
import { issueCode } from "@/lib/server/accounts/issue-code";
import { parsePhone } from "@/lib/server/accounts/parse-phone";
import { readSiteSettings } from "@/lib/server/app/get-site-settings";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { consents, users } from "@/lib/server/db/schema/accounts";
import { addJob } from "@/lib/server/jobs/add-job";

type Refusal = "email_taken" | "common_password" | "consent_required" | "invalid_phone";

export interface SignedIn {
  user: UserAnswer;
  token: string;
}

/**
 * Opens an account, its first session and the ledger of consents, with the welcome and the verification mail,
 * all in one transaction. Refuses a known address, a password that everybody uses, and a missing consent; the
 * consent to electronic messages is required unless the setting says otherwise.
 */
export async function registerUser(
  form: InferOutput<typeof registerBody>,
  origin: LoginOrigin & { locale: Locale },
  now: Date,
): Promise<Outcome<SignedIn, Refusal>> {
  if (isCommonPassword(form.password, form.email)) return refuse("common_password", { field: "password" });
  const phone = parsePhone(form.phone, form.dial_code);
  if (!phone) return refuse("invalid_phone", { field: "phone" });
  const settings = await readSiteSettings();
  if (settings.electronic_messages_required && !form.electronic_messages) {
    return refuse("consent_required", { field: "electronic_messages" });
  }
  const passwordHash = await hashPassword(form.password);
  return inTransaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        name: form.name,
        surname: form.surname,
        email: form.email,
        phone: phone.e164,
        dialCode: phone.dialCode,
        passwordHash,
        locale: origin.locale,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!row) return refuse("email_taken", { field: "email" });
    const given = { userId: row.id, clientAddress: origin.clientAddress, givenAt: now };
    await tx.insert(consents).values([
      { ...given, kind: "kvkk", textVersion: settings.kvkk_version },
      ...(form.electronic_messages
        ? [
            {
              ...given,
              kind: "electronic_messages" as const,
              textVersion: settings.electronic_messages_version,
            },
          ]
        : []),
    ]);
    await addJob(tx, "welcome_user", { userId: row.id }, { jobKey: `welcome:${row.id}` });
    await issueCode(tx, { userId: row.id, purpose: "verify_email", target: form.email }, now);
    return accept({ user: userAnswerOf(row), token: await createSession(tx, row.id, origin, now) });
  });
}
