import { eq, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { serverEnv } from "@/lib/config/env.server";
import { CONTACT_SUBJECTS } from "@/lib/contracts/contact";
import { formatDay } from "@/lib/i18n/format-date";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { readServiceSubject } from "@/lib/server/content/service-subject";
import { localizedSql } from "@/lib/server/db/localized-sql";
import { getDb } from "@/lib/server/db/pool";
import { contactMessages } from "@/lib/server/db/schema/contents";
import { leftToRight } from "@/lib/server/mail/left-to-right";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { sendMail } from "@/lib/server/mail/send-mail";

type Message = typeof contactMessages.$inferSelect;

async function subjectFacts({ subject }: Message, locale: Locale) {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "contact" });
  const service = readServiceSubject(subject);
  if (!service) {
    const known = CONTACT_SUBJECTS.find((one) => one === subject) ?? "other";
    return { subject: t(`subjects.${known}`), facts: [] };
  }
  const { rows } = await getDb().execute<{ title: string; package: string }>(sql`
    select coalesce(nullif(x.title, ''), base.title) as title, ${localizedSql(sql`p.name`, locale)} as package
    from contents c join content_texts base on base.content_id = c.id and base.locale = ${DEFAULT_LOCALE}
    left join content_texts x on x.content_id = c.id and x.locale = ${locale}
    join service_packages p on p.content_id = c.id and p.key = ${service.package}
    where c.key = ${service.service}`);
  const title = rows[0]?.title ?? service.service;
  const facts = [
    { label: t("facts.service"), value: title },
    { label: t("facts.package"), value: rows[0]?.package ?? service.package },
    { label: t("facts.day"), value: formatDay(service.day, locale, "full") },
  ];
  return { subject: title, facts };
}

/**
 * The job behind a contact message: tells the operator (answering goes to the writer), or sends the writer a
 * copy. A message that is gone is told to nobody.
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
  const [t, { subject, facts }] = await Promise.all([mailTexts(locale), subjectFacts(message, locale)]);
  const service = readServiceSubject(message.subject) !== null;
  const opening = toWriter
    ? [t("hello", { name: message.name }), service ? t("contact_copy.service_body") : t("contact_copy.body")]
    : [t("contact_operator.body", { name: message.name })];
  const who = [
    { label: t("facts.customer"), value: message.name },
    { label: t("facts.email"), value: leftToRight(message.email, locale) },
    ...(message.phone ? [{ label: t("facts.phone"), value: leftToRight(message.phone, locale) }] : []),
  ];
  await sendMail({
    key: `contact:${messageId}:${to}`,
    to: toWriter ? message.email : serverEnv().OPERATOR_EMAIL,
    locale,
    ...(toWriter ? {} : { replyTo: message.email }),
    content: {
      subject: toWriter ? t("contact_copy.subject", { subject }) : t("contact_operator.subject", { subject }),
      paragraphs: [...opening, ...message.message.split("\n").filter((line) => line.trim() !== "")],
      facts: [...facts, ...who],
    },
  });
}
