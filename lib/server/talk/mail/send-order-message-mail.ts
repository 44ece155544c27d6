import { eq, sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type OrderRecord, readOrders } from "@/lib/server/booking/orders/read-orders";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import type { WayToAnswer } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";
import { orderLinkState } from "@/lib/server/talk/owner-links/owner-link-state";

interface Reader {
  name: string;
  address: string;
  locale: Locale;
}

/**
 * A message about the order of a special service: the customer's goes to the owner of its boat, or to the operator
 * where Palamar chooses the boat; every other one to the customer.
 */
export async function sendOrderMessageMail(
  orderId: string,
  message: { id: number; author: MessageAuthor; text: string },
  now: Date,
): Promise<void> {
  const read = async (locale: Locale) =>
    (await readOrders(getDb(), sql`o.id = ${orderId}::uuid`, locale, 1))[0];
  const found = await read(DEFAULT_LOCALE);
  if (!found) return;
  const toCustomer = message.author !== "customer";
  const reader = toCustomer
    ? { name: found.customerName, address: found.email, locale: found.locale }
    : await findHost(found);
  const { name, address, locale } = reader;
  const order = (await read(locale)) ?? found;
  const t = await mailTexts(locale);
  const facts = {
    number: leftToRight(order.number, locale),
    service: order.service.name[locale],
    // Before the payment owners see only the first name.
    customer: order.paidAt ? order.customerName : (order.customerName.split(" ")[0] ?? ""),
  };
  const kind = toCustomer ? "customer" : "owner";
  await sendMail({
    key: `message:${message.id}`,
    to: address,
    locale,
    content: {
      subject: t(`message_to_${kind}.subject`, facts),
      paragraphs: [t("hello", { name }), t(`order_message_to_${kind}.body`, facts)],
      quote: message.text,
      ...(toCustomer ? wayOfCustomer(order, locale, t) : wayOfHost(order, reader, t, now)),
    },
    ...(toCustomer && !order.paidAt && { limit: "courtesy" as const }),
    ...(!toCustomer && { replyTo: order.boat ? serverEnv().OPERATOR_EMAIL : order.email }),
  });
}

async function findHost({ boat }: OrderRecord): Promise<Reader> {
  const [owner] = boat
    ? await getDb()
        .select({ name: boats.ownerName, address: boats.ownerEmail, locale: boats.ownerLocale })
        .from(boats)
        .where(eq(boats.id, boat.id))
    : [];
  return owner ?? { name: "Palamar", address: serverEnv().OPERATOR_EMAIL, locale: DEFAULT_LOCALE };
}

function wayOfCustomer({ id }: OrderRecord, lang: Locale, t: MailTexts): WayToAnswer {
  const href = absoluteUrl(`${pathFor("myService", lang, { id }, { lang })}#messages`);
  return { button: { label: t("message_to_customer.button"), href } };
}

function wayOfHost(order: OrderRecord, { address, locale }: Reader, t: MailTexts, now: Date): WayToAnswer {
  if (!order.boat) return { hint: t("order_message_to_owner.operator") };
  if (!orderLinkState(order, now).alive) return { hint: t("message_to_owner.closed") };
  const href = ownerLink(order.id, address, locale);
  return { button: { label: t("message_to_owner.button"), href }, hint: t("message_to_owner.hint") };
}
