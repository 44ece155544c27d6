import { eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getDb } from "@/lib/server/platform/db/pool";
import { messages } from "@/lib/server/platform/db/schema/reservations";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { WayToAnswer } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import {
  findMailLocales,
  type MailedReservation,
  readMailedReservation,
} from "@/lib/server/talk/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { sendOrderMessageMail } from "@/lib/server/talk/mail/send-order-message-mail";
import { sendQuestionMail } from "@/lib/server/talk/mail/send-question-mail";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";
import { reservationLinkState } from "@/lib/server/talk/owner-links/owner-link-state";

/** The job behind a message: the customer's goes to the owner, every other one to the customer, if still there. */
export async function sendMessageMail({ messageId }: { messageId: number }, now: Date): Promise<void> {
  const [message] = await getDb().select().from(messages).where(eq(messages.id, messageId));
  if (message?.serviceOrderId) return sendOrderMessageMail(message.serviceOrderId, message, now);
  if (message?.questionId) return sendQuestionMail(message.questionId, message);
  const locales = message?.reservationId && (await findMailLocales(message.reservationId));
  if (!message?.reservationId || !locales) return;
  const to = message.author === "customer" ? "owner" : "customer";
  const locale = locales[to];
  const reservation = await readMailedReservation(message.reservationId, locale);
  const { name, email } = reservation[to];
  if (!email) return;
  const t = await mailTexts(locale);
  const { number, boat, customer, paidAt } = reservation;
  const facts = {
    number: leftToRight(number, locale),
    boat: boat.name,
    // Before the payment owners see only the customer's first name.
    customer: paidAt ? customer.name : customer.firstName,
  };
  await sendMail({
    key: `message:${messageId}`,
    to: email,
    locale,
    content: {
      subject: t(`message_to_${to}.subject`, facts),
      paragraphs: [
        t("hello", { name: to === "customer" ? customer.firstName : name }),
        t(`message_to_${to}.body`, facts),
      ],
      quote: message.text,
      ...WAYS_TO_ANSWER[to](reservation, locale, t, now),
    },
    ...(to === "owner" && { replyTo: serverEnv().OPERATOR_EMAIL }),
    ...(to === "customer" && !paidAt && { limit: "courtesy" as const }),
  });
}

/** Customers answer in their area; owners by the link while it is valid, afterwards by a reply to the operator. */
const WAYS_TO_ANSWER = {
  customer: ({ id }: MailedReservation, lang: Locale, t: MailTexts): WayToAnswer => ({
    button: {
      label: t("message_to_customer.button"),
      href: absoluteUrl(pathFor("messages", lang, null, { reservation: id, lang })),
    },
  }),
  owner: (reservation: MailedReservation, lang: Locale, t: MailTexts, now: Date): WayToAnswer => {
    if (!reservationLinkState(reservation, now).alive) return { hint: t("message_to_owner.closed") };
    const href = ownerLink(reservation.id, reservation.owner.email, lang);
    return { button: { label: t("message_to_owner.button"), href }, hint: t("message_to_owner.hint") };
  },
} as const;
