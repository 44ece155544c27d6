import { sql } from "drizzle-orm";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * How many messages of the other side a customer has not opened, over all reservations, orders and questions. Runs over
 * `reservations_user`, `service_orders_user`, `questions_once` and the indexes of messages, so it may be part of every
 * response about the customer.
 */
export async function countUnreadMessages(userId: string, db: Db): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select (select count(*) from reservations r join messages m on m.reservation_id = r.id
        where r.user_id = ${userId} and m.author <> 'customer' and m.read_at is null)::int
      + (select count(*) from service_orders o join messages m on m.service_order_id = o.id
        where o.user_id = ${userId} and m.author <> 'customer' and m.read_at is null)::int
      + (select count(*) from questions q join messages m on m.question_id = q.id
        where q.user_id = ${userId} and m.author <> 'customer' and m.read_at is null)::int as unread`);
  return rows[0]?.unread ?? 0;
}
