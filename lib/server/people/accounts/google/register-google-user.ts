import type { InferOutput } from "valibot";
import type { googleRegistrationBody } from "@/lib/contracts/accounts/auth";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { GoogleIdentity } from "@/lib/server/people/accounts/google/google-flow";
import { openAccount, type SignedIn } from "@/lib/server/people/accounts/open-account";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/**
 * Opens an account for a person whom Google has identified, once the consents are given: without password and phone,
 * its address verified. Refuses a missing consent and an address that got an account meanwhile.
 */
export async function registerGoogleUser(
  { subject, email }: Pick<GoogleIdentity, "subject" | "email">,
  form: InferOutput<typeof googleRegistrationBody>,
  origin: LoginOrigin & { locale: Locale },
  now: Date,
): Promise<Outcome<SignedIn, "email_taken" | "consent_required">> {
  const { name, surname, electronic_messages: electronicMessages } = form;
  const settings = await readSiteSettings();
  if (settings.electronic_messages_required && !electronicMessages)
    return refuse("consent_required", { field: "electronic_messages" });
  const proven = { googleSubject: subject, emailVerifiedAt: now };
  const person = { name, surname, email, ...proven, locale: origin.locale };
  return inTransaction((tx) => openAccount(tx, person, { electronicMessages, settings }, origin, now));
}
