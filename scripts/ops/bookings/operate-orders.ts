import { formatDay } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { acceptOrder } from "@/lib/server/booking/orders/accept-order";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { declineOrder } from "@/lib/server/booking/orders/decline-order";
import { findBooking } from "@/lib/server/operator/find-booking";
import { listOrders, type OrderSheet, readOrderSheet } from "@/lib/server/operator/list-orders";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { deadlineOperations } from "@/scripts/ops/bookings/deadlines";
import { readCancellation } from "@/scripts/ops/bookings/read-cancellation";
import { resend } from "@/scripts/ops/bookings/resend";
import { showInvoice, showSteps } from "@/scripts/ops/bookings/show-steps";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, money, reach, span, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const timeOf = ({ startsAt, endsAt, day }: OrderSheet) =>
  startsAt ? span(startsAt, endsAt) : formatDay(day, OPERATOR_LOCALE, "long");

/** Orders that are still to be carried out, and those whose owner is asked; the next first. */
async function listComingOrders(): Promise<number> {
  const orders = await listOrders(currentTime());
  if (orders.length === 0) say("No order is to come.");
  for (const order of orders) {
    const isAsked = order.status === "order_requested" && order.expiresAt;
    say(
      columns(
        order.number,
        timeOf(order),
        order.place,
        `${order.service}, ${order.package}`,
        order.boatCode,
        reach(order.customerName, order.customerPhone),
        isAsked && `owner: ${reach(order.ownerName, order.ownerPhone)}  answer by ${when(isAsked)}`,
      ),
    );
  }
  return 0;
}

/** One order with its history, payments and refunds. */
async function showOrder({ args: [number = ""] }: OperationInput): Promise<number> {
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  const order = await readOrderSheet(id);
  const { totalMinor: minor, currency } = order;
  say(`${order.number}  ${order.status}${order.expiresAt ? ` until ${when(order.expiresAt)}` : ""}`);
  say(columns(timeOf(order), `${order.service}, ${order.package}`, order.boatCode ?? "no boat", order.place));
  say(columns(reach(order.customerName, order.customerPhone), order.customerEmail));
  if (order.ownerName) say(`owner: ${reach(order.ownerName, order.ownerPhone)}`);
  say(columns(money({ minor, currency }), order.note));
  showInvoice(order);
  await showSteps({ kind: "order", id });
  return 0;
}

async function acceptServiceOrder({ by, args: [number = ""] }: OperationInput): Promise<number> {
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  return report(await acceptOrder(id, by, currentTime()), `${number} is accepted.`);
}

async function declineServiceOrder({ by, args }: OperationInput): Promise<number> {
  const [number = "", ...reason] = args;
  if (reason.length === 0) return explain("Give the number and the reason.");
  const id = await findId(number);
  if (!id) return reportUnknown(number);
  const declined = await declineOrder(id, by, reason.join(" "), currentTime());
  return report(declined, `${number} is declined.`);
}

async function cancelServiceOrder({ by, args }: OperationInput): Promise<number> {
  const cancellation = readCancellation(args);
  if (!cancellation) return 2;
  const { number, asked } = cancellation;
  const orderId = await findId(number);
  if (!orderId) return reportUnknown(number);
  const cancelled = await cancelOrder({ orderId, by, ...asked }, currentTime());
  if (!cancelled.ok) return report(cancelled, "");
  const { refundMinor: minor, currency } = cancelled.value;
  say(`${number} is cancelled; ${money({ minor, currency })} goes back.`);
  return 0;
}

async function findId(number: string): Promise<string | null> {
  const found = await findBooking(number);
  return found?.kind === "order" ? found.id : null;
}

function reportUnknown(number: string): number {
  say(`There is no order ${number}.`);
  return 1;
}

/** Orders of special services. */
export const ORDER_OPERATIONS: readonly Operation[] = [
  { name: "orders list", summary: "special services to come, the next first", run: listComingOrders },
  {
    name: "orders show",
    usage: "<number>",
    summary: "one order with its history, payments and refunds",
    run: showOrder,
  },
  {
    name: "orders accept",
    usage: "<number>",
    summary: "accept an order for the owner of its boat",
    dryRun: "rolled back",
    audits: "booking_accepted",
    run: acceptServiceOrder,
  },
  {
    name: "orders decline",
    usage: "<number> <reason>",
    summary: "decline for the owner; the customer reads the reason",
    dryRun: "rolled back",
    audits: "booking_declined",
    run: declineServiceOrder,
  },
  {
    name: "orders cancel",
    usage: "<number> <customer|owner|weather> <reason>",
    summary: "cancel; the refund depends on who is responsible",
    dryRun: "rolled back",
    audits: "booking_cancelled",
    run: cancelServiceOrder,
  },
  ...deadlineOperations("order"),
  {
    name: "orders resend",
    usage: "<number> <mail>",
    summary: "send a mail about an order again, with present facts",
    dryRun: "rolled back",
    audits: "mail_resent",
    run: (input) => resend("order", input),
  },
];
