import { eq } from "drizzle-orm";
import { pathFor } from "@/lib/routes/path-for";
import { CODE_MINUTES, codeSecret } from "@/lib/server/accounts/issue-code";
import { getDb } from "@/lib/server/db/pool";
import { codes, users } from "@/lib/server/db/schema/accounts";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { sendMail } from "@/lib/server/mail/send-mail";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

/** The job behind a new account: greets the customer. An account that is gone gets nothing. */
export async function welcomeUser({ userId }: { userId: string }): Promise<void> {
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email) return;
  const { locale, name } = user;
  const t = await mailTexts(locale);
  await sendMail({
    key: `welcome:${userId}`,
    to: user.email,
    locale,
    content: {
      subject: t("welcome.subject"),
      paragraphs: [t("hello", { name }), t("welcome.body")],
      button: { label: t("welcome.button"), href: absoluteUrl(pathFor("boats", locale)) },
    },
  });
}

/**
 * The job behind a code: mails it to the address that it proves. A code that was used, has expired or belongs to
 * a former address is not sent any more.
 */
export async function sendCode({ codeId }: { codeId: string }, now: Date): Promise<void> {
  const [row] = await getDb()
    .select({ code: codes, user: users })
    .from(codes)
    .innerJoin(users, eq(users.id, codes.userId))
    .where(eq(codes.id, codeId));
  if (!row || row.code.usedAt || row.code.expiresAt <= now || row.code.target !== row.user.email) return;
  const { purpose, target } = row.code;
  if (purpose !== "verify_email" && purpose !== "reset_password") return;
  const { locale, name } = row.user;
  const t = await mailTexts(locale);
  const secret = codeSecret(codeId, purpose);
  const minutes = CODE_MINUTES[purpose];
  const content =
    purpose === "verify_email"
      ? {
          subject: t("verify.subject"),
          paragraphs: [t("hello", { name }), t("verify.body")],
          code: secret,
          hint: t("verify.hint", { minutes }),
        }
      : {
          subject: t("reset.subject"),
          paragraphs: [t("hello", { name }), t("reset.body")],
          button: {
            label: t("reset.button"),
            href: absoluteUrl(pathFor("resetPassword", locale, null, { token: secret, lang: locale })),
          },
          hint: t("reset.hint", { minutes }),
        };
  await sendMail({ key: `code:${codeId}`, to: target, locale, content });
}
