import { eq } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { serverEnv } from "@/lib/config/env.server";
import { CONTACT_SUBJECTS } from "@/lib/contracts/contact";
import { formatPhone } from "@/lib/i18n/format-phone";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/platform/db/pool";
import { contactMessages } from "@/lib/server/platform/db/schema/contents";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

type Message = typeof contactMessages.$inferSelect;

/** What a contact message is about, in a language. */
export async function contactSubject({ subject }: Pick<Message, "subject">, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "contact" });
  return t(`subjects.${CONTACT_SUBJECTS.find((one) => one === subject) ?? "other"}`);
}

/**
 * The job of a contact message: mails the operator (replies go to the writer), or tells the
 * writer that it arrived. A deleted message sends no mail.
 */
export async function sendContactMail({
  messageId,
  to,
}: {
  messageId: number;
  to: "operator" | "writer";
}): Promise<void> {
  const [message] = await getDb().select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!message) return;
  const toWriter = to === "writer";
  const locale = toWriter ? message.locale : DEFAULT_LOCALE;
  const [t, subject] = await Promise.all([mailTexts(locale), contactSubject(message, locale)]);
  const who = [
    { label: t("facts.customer"), value: message.name },
    { label: t("facts.email"), value: leftToRight(message.email, locale) },
    ...(message.phone
      ? [{ label: t("facts.phone"), value: leftToRight(formatPhone(message.phone), locale) }]
      : []),
  ];
  // The address may belong to another person: the confirmation repeats nothing that was typed.
  const content = toWriter
    ? { subject: t("contact_copy.subject", { subject }), paragraphs: [t("contact_copy.body")] }
    : {
        subject: t("contact_operator.subject", { subject }),
        paragraphs: [t("contact_operator.body", { name: message.name })],
        quote: message.message,
        facts: who,
      };
  await sendMail({
    key: `contact:${messageId}:${to}`,
    to: toWriter ? message.email : serverEnv().OPERATOR_EMAIL,
    locale,
    ...(toWriter ? { limit: "courtesy" as const } : { replyTo: message.email }),
    content,
  });
}
