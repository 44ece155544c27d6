import { eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/db/pool";
import { messages } from "@/lib/server/db/schema/reservations";
import { leftToRight } from "@/lib/server/mail/left-to-right";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { findMailLocales, readMailedReservation } from "@/lib/server/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/mail/send-mail";
import { ownerLink } from "@/lib/server/owner/owner-link";
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
  const { number, boat, customer, owner, id, paidAt } = reservation;
  const facts = {
    number: leftToRight(number, locale),
    boat: boat.name,
    // Before the payment owners know whom they talk to by first name only.
    customer: paidAt ? customer.name : customer.firstName,
  };
  const href = {
    owner: () => ownerLink(id, owner.email, locale),
    customer: () => absoluteUrl(pathFor("messages", locale, null, { reservation: id, lang: locale })),
  }[to]();
  await sendMail({
    key: `message:${messageId}`,
    to: email,
    locale,
    content: {
      subject: t(`message_to_${to}.subject`, facts),
      paragraphs: [t("hello", { name }), t(`message_to_${to}.body`, facts), ...message.text.split(/\n+/)],
      button: { label: t(`message_to_${to}.button`), href },
      ...(to === "owner" && { hint: t("message_to_owner.hint") }),
    },
    ...(to === "owner" && { replyTo: serverEnv().OPERATOR_EMAIL }),
  });
}
