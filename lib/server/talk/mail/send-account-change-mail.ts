import { eq } from "drizzle-orm";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import type { AccountChange, JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

const security = (lang: Locale) => pathFor("changePassword", lang, null, { lang });

/**
 * The link of each mail for a customer who did not make the change. A password reset no longer reaches the old address,
 * so that mail links to our contact page.
 */
const WAYS_OUT = {
  email_changed: (lang) => pathFor("contact", lang, null, { lang }),
  // With `next` the window opens although this browser believes in a session that has ended.
  email_correction: (lang) => pathFor("contact", lang, null, { lang }),
  password_changed: (lang) =>
    pathFor("home", lang, null, { forgot: 1, next: pathFor("changePassword", lang), lang }),
  google_connected: security,
  google_disconnected: security,
  passkey_added: security,
  passkey_removed: security,
  passkeys_removed: security,
} as const satisfies Record<AccountChange, (lang: Locale) => string>;

/** The job behind it: says what was changed, when, and what to do about it. A deleted account gets no mail. */
export async function sendAccountChangeMail({
  userId,
  change,
  to,
  changedAt,
}: JobPayloads["tell_account_change"]): Promise<void> {
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email) return;
  const { locale, name } = user;
  const t = await mailTexts(locale);
  const when = formatInstant(changedAt, locale);
  await sendMail({
    key: `account:${change}:${userId}:${changedAt}`,
    to,
    locale,
    content: {
      subject: t(`account_change.${change}.subject`),
      paragraphs: [t("hello", { name }), t(`account_change.${change}.body`)],
      facts: [{ label: t("account_change.when"), value: t("account_change.clock", { when }) }],
      button: { label: t(`account_change.${change}.button`), href: absoluteUrl(WAYS_OUT[change](locale)) },
      hint: t(`account_change.${change}.hint`),
    },
  });
}
