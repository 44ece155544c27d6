import { sql } from "drizzle-orm";
import type { Db } from "@/lib/server/db/pool";

/**
 * How many messages of the other side a customer has not opened, over all reservations. Runs over
 * `reservations_user` and `messages_reservation`, so it may be part of every response about the customer.
 */
export async function countUnreadMessages(userId: string, db: Db): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from reservations r join messages m on m.reservation_id = r.id
    where r.user_id = ${userId} and m.author <> 'customer' and m.read_at is null`);
  return rows[0]?.unread ?? 0;
}
