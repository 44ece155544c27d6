import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Mails what waits for the owner's answer to a boat's new owner: requests for trips and special services, and changes
 * of trips. The links in the former owner's mails end with his address. Called in the transaction of the change, at
 * `now`.
 */
export async function mailNewOwner(tx: Tx, boatId: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // The mail is not the one that the former owner got, so it has a key of its own.
  const again = `owner-${now.getTime()}`;
  const { rows: requests } = await tx.execute<{ id: string }>(sql`
    select id from reservations where boat_id = ${boatId} and status = 'request_created' and expires_at > ${at}`);
  for (const { id } of requests)
    await addJob(tx, "tell_reservation", { reservationId: id, mail: "request_to_owner", again });
  const { rows: changes } = await tx.execute<{ id: string; reservation_id: string }>(sql`
    select c.id, c.reservation_id from reservation_changes c join reservations r on r.id = c.reservation_id
    where r.boat_id = ${boatId} and c.status = 'asked' and c.expires_at > ${at}`);
  for (const { id, reservation_id: reservationId } of changes)
    await addJob(tx, "tell_reservation", { reservationId, mail: "change_to_owner", changeId: id, again });
  const { rows: orders } = await tx.execute<{ id: string }>(sql`
    select id from service_orders where boat_id = ${boatId} and status = 'order_requested' and expires_at > ${at}`);
  for (const { id } of orders)
    await addJob(tx, "tell_order", { orderId: id, mail: "request_to_owner", again });
}
