import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import type { OrderMail } from "@/lib/domain/shared/booking-mails";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";

/**
 * The mails to queue when an order reaches each status. Sending checks again whether a mail still applies: an order
 * without a boat has no owner to mail, and an owner who received no request gets no mail about an unpaid order.
 */
export const ORDER_STATUS_MAILS = {
  order_requested: ["requested", "request_to_owner"],
  order_payment_pending: ["received"],
  order_paid: ["paid", "paid_operator", "paid_owner"],
  order_completed: [],
  order_rejected: ["rejected"],
  order_cancelled: ["cancelled", "cancelled_operator", "cancelled_owner", "withdrawn_owner"],
  order_timeout: ["timed_out", "lapsed_owner"],
} as const satisfies Record<OrderStatus, readonly OrderMail[]>;

const mailKey = (orderId: string, mail: OrderMail) => `tell_order:${orderId}:${mail}`;

/** Queues the mails in the transaction of the change; each exists once per order. */
export async function queueOrderMails(tx: Tx, orderId: string, mails: readonly OrderMail[]): Promise<void> {
  for (const mail of mails) {
    await addJob(tx, "tell_order", { orderId, mail }, { jobKey: mailKey(orderId, mail) });
  }
}

/**
 * Queues the customer's reminder for when the order is coming; an order that is paid later than that needs no reminder.
 */
export async function queueOrderReminder(tx: Tx, orderId: string, startsAt: Date, now: Date): Promise<void> {
  const runAt = comingAt(startsAt);
  if (runAt <= now) return;
  const jobKey = mailKey(orderId, "reminder");
  await addJob(tx, "tell_order", { orderId, mail: "reminder" }, { runAt, jobKey });
}

/** Removes the reminder of an order. */
export function cancelOrderReminder(tx: Tx, orderId: string): Promise<void> {
  return removeJob(tx, mailKey(orderId, "reminder"));
}
