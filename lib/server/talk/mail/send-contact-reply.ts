import { eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { getDb } from "@/lib/server/platform/db/pool";
import { contactMessages } from "@/lib/server/platform/db/schema/contents";
import { contactReplies } from "@/lib/server/platform/db/schema/conversations";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { contactSubject } from "@/lib/server/talk/mail/send-contact-mail";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/**
 * Mails an answer of staff to whoever wrote by the contact form, in the language of the form; a reply goes to the
 * operator. Nothing is sent once the message is deleted.
 */
export async function sendContactReply({ replyId }: { replyId: number }): Promise<void> {
  const [found] = await getDb()
    .select({ text: contactReplies.text, message: contactMessages })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.contactId))
    .where(eq(contactReplies.id, replyId));
  if (!found) return;
  const { text, message } = found;
  const { locale, name, email } = message;
  const [t, subject] = await Promise.all([mailTexts(locale), contactSubject(message, locale)]);
  await sendMail({
    key: `contact_reply:${replyId}`,
    to: email,
    locale,
    replyTo: serverEnv().OPERATOR_EMAIL,
    content: {
      subject: t("contact_reply.subject", { subject }),
      paragraphs: [t("hello", { name }), t("contact_reply.body")],
      quote: text,
    },
  });
}
