import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import { acceptOrder } from "@/lib/server/orders/accept-order";
import { cancelOrder } from "@/lib/server/orders/cancel-order";
import { declineOrder } from "@/lib/server/orders/decline-order";
import type { OperationInput } from "@/scripts/ops/operation";
import { readCancellation } from "@/scripts/ops/read-cancellation";
import { showInvoice, showSteps } from "@/scripts/ops/show-steps";
import { explain, report, say } from "@/scripts/server/say";

/** Orders that are still to be carried out, and those whose owner is asked; the next first. */
export async function listOrders(): Promise<number> {
  const { rows } = await getPool().query(`
    select o.number, o.service_day::text as day, o.service_name->>'${OPERATOR_LOCALE}' as service, o.package_name->>'${OPERATOR_LOCALE}' as package,
      o.customer_name, o.phone, b.code, o.status, o.expires_at, o.starts_at, p.name->>'${OPERATOR_LOCALE}' as place
    from service_orders o left join boats b on b.id = o.boat_id left join places p on p.id = o.place_id
    where o.status = 'order_paid' or (o.status = 'order_requested' and o.expires_at > now()) order by o.service_day, o.number`);
  if (rows.length === 0) say("No order is to come.");
  for (const row of rows) {
    const boat = row.code ? `  ${row.code}` : "";
    const where = row.place ? `  ${row.place}` : "";
    const day = row.starts_at ? formatInstant(row.starts_at, OPERATOR_LOCALE, "short") : row.day;
    const asked =
      row.status === "order_requested"
        ? `  the owner answers by ${formatInstant(row.expires_at, OPERATOR_LOCALE, "short")}`
        : "";
    say(
      `${row.number}  ${day}${where}  ${row.service}, ${row.package}${boat}  ${row.customer_name} ${row.phone}${asked}`,
    );
  }
  return 0;
}

/** One order with its history, payments and refunds. */
export async function showOrder({ args }: OperationInput): Promise<number> {
  const order = await findOrder(args[0] ?? "");
  if (!order) return unknown(args[0]);
  const until = order.expires_at ? ` until ${formatInstant(order.expires_at, OPERATOR_LOCALE, "short")}` : "";
  say(`${order.number}  ${order.status}${until}`);
  say(`${order.day}  ${order.service_name.en}, ${order.package_name.en}  ${order.code ?? "no boat"}`);
  say(`${order.customer_name}  ${order.email}  ${order.phone}`);
  say(`${formatMoney(Number(order.total_minor), order.currency)}${order.note ? `  ${order.note}` : ""}`);
  showInvoice(order);
  await showSteps("order", order.id);
  return 0;
}

/** Accepts an order for the owner of its boat. */
export async function acceptServiceOrder({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const found = await findOrder(number);
  if (!found) return unknown(number);
  return report(await acceptOrder(found.id, "operator", currentTime()), `${number} is accepted.`);
}

/** Declines it for the owner, with the reason sent to the customer. */
export async function declineServiceOrder({ args }: OperationInput): Promise<number> {
  const [number = "", ...reason] = args;
  if (reason.length === 0) return explain("Give the number and the reason.");
  const found = await findOrder(number);
  if (!found) return unknown(number);
  const declined = await declineOrder(found.id, "operator", reason.join(" "), currentTime());
  return report(declined, `${number} is declined.`);
}

/**
 * Cancels on behalf of the customer, the provider of the service or because of the weather; the refund follows from
 * that.
 */
export async function cancelServiceOrder({ args }: OperationInput): Promise<number> {
  const asked = readCancellation(args);
  if (!asked) return 2;
  const { number, by } = asked;
  const found = await findOrder(number);
  if (!found) return unknown(number);
  const cancelled = await cancelOrder({ orderId: found.id, ...by }, currentTime());
  if (!cancelled.ok) return report(cancelled, "");
  const { refundMinor, currency } = cancelled.value;
  say(`${number} is cancelled; ${formatMoney(refundMinor, currency)} goes back.`);
  return 0;
}

async function findOrder(number: string) {
  const { rows } = await getPool().query(
    `select o.*, o.service_day::text as day, b.code from service_orders o left join boats b on b.id = o.boat_id
     where o.number = upper($1)`,
    [number],
  );
  return rows[0];
}

function unknown(number = ""): number {
  say(`There is no order ${number}.`);
  return 1;
}
