import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { addMinutes } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { lockBooking } from "@/lib/server/booking/lifecycle/lock-booking";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Gives the customer of a hold more hours to pay, or the owner of a request more hours to answer; who accepted a
 * request by mail gets that mail again with the new deadline. Refuses when nothing is pending, after the deadline, and
 * a new deadline after the start of the trip or order.
 */
export async function extendByOperator(
  booking: BookingRef,
  hours: number,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<Date, "not_found" | "hold_expired" | "after_start">> {
  return inTransaction(async (tx) => {
    const locked = await lockBooking(tx, booking);
    if (!locked) return refuse("not_found");
    const { expiresAt, startsAt, status } = locked;
    if (!expiresAt || expiresAt <= now) return refuse("hold_expired");
    const until = addMinutes(expiresAt, hours * 60);
    if (until > startsAt) return refuse("after_start");
    await moveDeadline(tx, booking, until);
    if (status.endsWith("_payment_pending") && (await wasAccepted(tx, booking)))
      await tellAgain(tx, booking, `extended-${until.getTime()}`);
    const data = { before: expiresAt, after: until };
    await audit(tx, { by, event: "deadline_extended", subject: booking, data });
    return accept(until);
  });
}

async function wasAccepted(tx: Tx, { id }: BookingRef): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from reservation_history where reservation_id = ${id}::uuid and event = 'accept'
    union all select from service_order_history where order_id = ${id}::uuid and event = 'accept' limit 1`);
  return rowCount !== 0;
}

async function tellAgain(tx: Tx, { kind, id }: BookingRef, again: string): Promise<void> {
  if (kind === "reservation")
    await addJob(tx, "tell_reservation", { reservationId: id, mail: "accepted", again });
  else await addJob(tx, "tell_order", { orderId: id, mail: "accepted", again });
}
