import { sql } from "drizzle-orm";
import { hasAskedEnough, MAX_BOATS_A_DAY } from "@/lib/domain/messages/may-ask";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LockedCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

export type RequestRefusal = "email_unproven" | "too_many_questions";

/**
 * Whether the customer may send a request to the owner of a boat, who gets a mail: only with a proven e-mail address,
 * and to as many owners a day as questions may go to, both together. The customer is locked.
 */
export async function limitRequests(
  tx: Tx,
  { id, emailProven }: LockedCustomer,
  boatId: number,
  now: Date,
): Promise<Outcome<null, RequestRefusal>> {
  if (!emailProven) return refuse("email_unproven");
  return hasAskedEnough(await readBoatsAsked(tx, id, boatId, now))
    ? refuse("too_many_questions", { max: MAX_BOATS_A_DAY })
    : accept(null);
}

/**
 * Whether the customer has written to the boat's owner within a day, and to how many others, by questions that are new
 * and by requests for trips and special services.
 */
export async function readBoatsAsked(
  tx: Tx,
  userId: string,
  boatId: number,
  now: Date,
): Promise<{ known: boolean; otherBoatsToday: number }> {
  const yesterday = sql`${now.toISOString()}::timestamptz - interval '1 day'`;
  const { rows } = await tx.execute<{ known: boolean; otherBoatsToday: number }>(sql`
    select coalesce(bool_or(boat_id = ${boatId}), false) as known,
      count(distinct boat_id) filter (where boat_id <> ${boatId})::int as "otherBoatsToday"
    from (
      select boat_id from questions where user_id = ${userId} and created_at > ${yesterday}
      union all select r.boat_id from reservations r join reservation_history h on h.reservation_id = r.id
        where r.user_id = ${userId} and r.created_at > ${yesterday}
          and h.event = 'create' and h.to_status = 'request_created'
      union all select o.boat_id from service_orders o join service_order_history h on h.order_id = o.id
        where o.user_id = ${userId} and o.created_at > ${yesterday}
          and h.event = 'create' and h.to_status = 'order_requested'
    ) asked`);
  return rows[0] ?? { known: false, otherBoatsToday: 0 };
}
