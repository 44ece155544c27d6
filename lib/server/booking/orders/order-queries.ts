import { sql } from "drizzle-orm";
import type { OrderResponse, OrderSummary } from "@/lib/contracts/orders";
import type { Locale } from "@/lib/i18n/locales";
import { describeOrder, summarizeOrder } from "@/lib/server/booking/orders/describe-order";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import { getDb } from "@/lib/server/platform/db/pool";

/** All special services that a customer ordered, newest first. */
export async function listUserOrders(userId: string, locale: Locale, now: Date): Promise<OrderSummary[]> {
  const records = await readOrders(getDb(), sql`o.user_id = ${userId}`, locale);
  return records.map((record) => summarizeOrder(record, locale, now));
}

/** One of the customer's own; null for another customer's as for one that does not exist. */
export async function findUserOrder(
  userId: string,
  orderId: string,
  locale: Locale,
  now: Date,
): Promise<OrderResponse | null> {
  const own = sql`o.id = ${orderId}::uuid and o.user_id = ${userId}`;
  const [record] = await readOrders(getDb(), own, locale, 1);
  return record ? describeOrder(record, locale, now) : null;
}
