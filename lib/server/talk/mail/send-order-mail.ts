import { eq, sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { wasOwnerAsked } from "@/lib/domain/orders/order-owner-state";
import { orderStart } from "@/lib/domain/orders/order-start";
import type { OrderMail } from "@/lib/domain/shared/booking-mails";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { describeOrder, lifecycleOfOrder, orderStatusNow } from "@/lib/server/booking/orders/describe-order";
import { orderCalendarFile } from "@/lib/server/booking/orders/order-calendar-file";
import { type OrderRecord, readOrders } from "@/lib/server/booking/orders/read-orders";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { composeOrderMail, ORDER_MAIL_SHAPES } from "@/lib/server/talk/mail/compose-order-mail";
import {
  calendarAttachment,
  contractAttachments,
  type MailAttachment,
} from "@/lib/server/talk/mail/layout/attachments";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { repeatedKey } from "@/lib/server/talk/mail/send-once";

interface Reader {
  name: string;
  address: string;
  locale: Locale;
}

/**
 * The job behind every mail about an order: reads the current state and mails the customer, the operator or the owner
 * of the boat in their language. Mails that are no longer needed are not sent. Customers get the contracts that they
 * accepted and the date for their calendar along with the confirmation.
 */
export async function sendOrderMail(
  { orderId, mail, again }: JobPayloads["tell_order"],
  now: Date,
): Promise<void> {
  const sendable = await readSendable({ orderId, mail }, now);
  if (!sendable) return;
  const { reader, order } = sendable;
  const { address, locale } = reader;
  await sendMail({
    key: repeatedKey(`tell_order:${orderId}:${mail}`, again),
    to: address,
    locale,
    content: composeOrderMail(mail, order, reader, locale, await mailTexts(locale)),
    replyTo: ORDER_MAIL_SHAPES[mail].to === "operator" ? order.email : serverEnv().OPERATOR_EMAIL,
    attachments: await attachmentsOf(mail, order, locale, now),
    ...(ORDER_MAIL_SHAPES[mail].to === "customer" &&
      !order.paidAt &&
      mail !== "paid_late" && { limit: "needed" as const }),
  });
}

/** Whether the job would send this mail now: to an address, and about something that still applies. */
export async function isOrderMailCurrent(payload: JobPayloads["tell_order"], now: Date): Promise<boolean> {
  return (await readSendable(payload, now)) !== null;
}

async function readSendable({ orderId, mail }: JobPayloads["tell_order"], now: Date) {
  const readIn = async (locale: Locale) =>
    (await readOrders(getDb(), sql`o.id = ${orderId}::uuid`, locale, 1))[0];
  const found = await readIn(DEFAULT_LOCALE);
  const reader = found && !isOutdated(mail, found, now) ? await findReader(mail, found) : null;
  if (!found || !reader?.address) return null;
  return { reader, order: (await readIn(reader.locale)) ?? found };
}

/** With the confirmation what was agreed and when it is; with a cancellation what takes it out of the calendar. */
async function attachmentsOf(
  mail: OrderMail,
  order: OrderRecord,
  locale: Locale,
  now: Date,
): Promise<MailAttachment[]> {
  if (mail !== "paid" && mail !== "cancelled") return [];
  const calendar = await orderCalendarFile(describeOrder(order, locale, now), locale, now);
  return [
    ...(calendar ? [calendarAttachment(order.number, calendar)] : []),
    ...(mail === "paid" ? await contractAttachments(order.contracts, order.number) : []),
  ];
}

async function findReader(mail: OrderMail, order: OrderRecord): Promise<Reader | null> {
  const { to } = ORDER_MAIL_SHAPES[mail];
  if (to === "customer") return { name: order.customerName, address: order.email, locale: order.locale };
  if (to === "operator") {
    const { brand } = await readSiteSettings();
    const name = brand[DEFAULT_LOCALE];
    return { name, address: serverEnv().OPERATOR_EMAIL, locale: DEFAULT_LOCALE };
  }
  if (!order.boat) return null;
  const [owner] = await getDb()
    .select({ name: boats.ownerName, address: boats.ownerEmail, locale: boats.ownerLocale })
    .from(boats)
    .where(eq(boats.id, order.boat.id));
  return owner ?? null;
}

/** Whether the mail would mislead by now: it requests, reminds of or withdraws something that no longer applies. */
function isOutdated(mail: OrderMail, order: OrderRecord, now: Date): boolean {
  const status = orderStatusNow(order, now);
  switch (mail) {
    case "received":
      return status !== "order_payment_pending";
    case "timed_out":
      return status !== "order_timeout";
    case "reminder":
      return status !== "order_paid" || orderStart(lifecycleOfOrder(order)) <= now;
    case "requested":
    case "request_to_owner":
      return status !== "order_requested";
    case "accepted":
    case "payment_link":
      return status !== "order_payment_pending";
    case "withdrawn_owner":
      return order.paidAt !== null || !wasOwnerAsked(order.history);
    case "lapsed_owner":
      return status !== "order_timeout" || !wasOwnerAsked(order.history);
    case "cancelled_operator":
    case "cancelled_owner":
      return order.paidAt === null;
    default:
      return false;
  }
}
