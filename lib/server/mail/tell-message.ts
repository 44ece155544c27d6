import { eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/db/pool";
import { messages } from "@/lib/server/db/schema/reservations";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { findMailLocales, readMailedReservation } from "@/lib/server/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/mail/send-mail";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

/** The job behind a message: the customer's goes to the owner, every other one to the customer, if still there. */
export async function tellMessage({ messageId }: { messageId: number }): Promise<void> {
  const [message] = await getDb().select().from(messages).where(eq(messages.id, messageId));
  const locales = message && (await findMailLocales(message.reservationId));
  if (!message || !locales) return;
  const to = message.author === "customer" ? "owner" : "customer";
  const locale = locales[to];
  const reservation = await readMailedReservation(message.reservationId, locale);
  const { name, email } = reservation[to];
  if (!email) return;
  const t = await mailTexts(locale);
  const { number, boat, customer, id } = reservation;
  const facts = { number, boat: boat.name, customer: customer.name };
  const href = absoluteUrl(pathFor("messages", locale, null, { reservation: id }));
  await sendMail({
    key: `message:${messageId}`,
    to: email,
    locale,
    content: {
      subject: t(`message_to_${to}.subject`, facts),
      paragraphs: [t("hello", { name }), t(`message_to_${to}.body`, facts), ...message.text.split(/\n+/)],
      ...(to === "owner"
        ? { hint: t("message_to_owner.hint") }
        : { button: { label: t("message_to_customer.button"), href } }),
    },
    ...(to === "owner" ? { replyTo: serverEnv().OPERATOR_EMAIL } : {}),
  });
}
