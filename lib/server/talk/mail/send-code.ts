import { eq } from "drizzle-orm";
import { CODE_MINUTES, CORRECT_EMAIL_HOURS, TAKE_BACK_DAYS } from "@/lib/domain/shared/code-minutes";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { codes, users } from "@/lib/server/platform/db/schema/accounts";
import { codeKey, codeSecret } from "@/lib/server/platform/keys/code-secret";
import { deliverSms } from "@/lib/server/platform/sms/deliver-sms";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { sendOnce } from "@/lib/server/talk/mail/send-once";

interface Letter {
  t: MailTexts;
  locale: Locale;
  secret: string;
  minutes: number;
}

/** The text of each code's mail below the greeting; null: the code is sent by text message. */
const LETTERS = {
  verify_email: ({ t, secret, minutes }) => ({
    subject: t("verify.subject"),
    paragraphs: [t("verify.body")],
    code: secret,
    hint: t("verify.hint", { minutes }),
  }),
  step_up: ({ t, secret, minutes }) => ({
    subject: t("step_up.subject"),
    paragraphs: [t("step_up.body")],
    code: secret,
    hint: t("step_up.hint", { minutes }),
  }),
  take_back_email: ({ t, locale, secret }) => ({
    subject: t("account_change.email_changed.subject"),
    paragraphs: [t("account_change.email_changed.body")],
    button: {
      label: t("take_back.button"),
      href: absoluteUrl(pathFor("takeBackEmail", locale, { token: secret }, { lang: locale })),
    },
    hint: t("take_back.hint", { days: TAKE_BACK_DAYS }),
  }),
  correct_email: ({ t, locale, secret }) => ({
    subject: t("correct_email.subject"),
    paragraphs: [t("correct_email.body")],
    button: {
      label: t("correct_email.button"),
      href: absoluteUrl(pathFor("correctEmail", locale, { token: secret }, { lang: locale })),
    },
    hint: t("correct_email.hint", { hours: CORRECT_EMAIL_HOURS }),
  }),
  reset_password: ({ t, locale, secret, minutes }) => ({
    subject: t("reset.subject"),
    paragraphs: [t("reset.body")],
    button: {
      label: t("reset.button"),
      href: absoluteUrl(pathFor("resetPassword", locale, null, { token: secret, lang: locale })),
    },
    hint: t("reset.hint", { minutes }),
  }),
  t_login: ({ t, locale, secret, minutes }) => ({
    subject: t("t_login.subject"),
    paragraphs: [t("t_login.body")],
    button: {
      label: t("t_login.button"),
      href: absoluteUrl(pathFor("tLogin", locale, { token: secret }, { lang: locale })),
    },
    hint: t("t_login.hint", { minutes }),
  }),
  verify_phone: null,
} as const satisfies Record<CodePurpose, ((letter: Letter) => MailContent) | null>;

/**
 * Whether the account still has the code's address or number; a code for a former or a future address only needs the
 * account.
 */
function isStillTheirs(
  { email, pendingEmail, phone }: typeof users.$inferSelect,
  { purpose, target }: typeof codes.$inferSelect,
): boolean {
  if (purpose === "verify_phone") return target === phone;
  if (purpose === "verify_email") return target === (pendingEmail ?? email);
  if (purpose === "take_back_email" || purpose === "correct_email") return email !== null;
  return target === email;
}

/**
 * The job behind a code: mails or texts it to the address or number that it proves. A code that was used, has
 * expired or belongs to a former address is not sent any more.
 */
export async function sendCode({ codeId }: { codeId: string }, now: Date): Promise<void> {
  const [row] = await getDb()
    .select({ code: codes, user: users })
    .from(codes)
    .innerJoin(users, eq(users.id, codes.userId))
    .where(eq(codes.id, codeId));
  if (!row || row.code.usedAt || row.code.expiresAt <= now) return;
  const { purpose, target } = row.code;
  const letterOf = LETTERS[purpose];
  if (!isStillTheirs(row.user, row.code)) return;
  const { locale, name } = row.user;
  const t = await mailTexts(locale);
  const key = codeKey(codeId);
  const secret = codeSecret(codeId, purpose);
  const minutes = CODE_MINUTES[purpose];
  if (!letterOf) {
    // The last line is what phones fill in by themselves, on our pages only.
    const bound = `@${new URL(absoluteUrl("/")).hostname} #${secret}`;
    const text = `${t("verify_phone.text", { code: secret, minutes })}\n\n${bound}`;
    return sendOnce(key, () => deliverSms({ key, to: target, text, locale }));
  }
  const { paragraphs, ...letter } = letterOf({ t, locale, secret, minutes });
  const content = { ...letter, paragraphs: [t("hello", { name }), ...paragraphs] };
  await sendMail({ key, to: target, locale, content });
}
