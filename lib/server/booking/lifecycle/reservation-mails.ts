import { and, desc, eq } from "drizzle-orm";
import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * The mails to queue when a reservation reaches each status; a new instant hold needs none, as the customer sees it.
 * A reservation reaches each status once, except through a change of the trip, which has its own mails. Sending checks
 * again whether a mail still applies: owners get mails only about requests that they received.
 */
export const RESERVATION_STATUS_MAILS = {
  request_created: ["request_received", "request_to_owner"],
  request_created_payment_pending: ["accepted"],
  request_rejected: ["rejected"],
  request_cancelled: ["withdrawn", "withdrawn_owner"],
  request_timeout: ["timed_out", "lapsed_owner"],
  reservation_created: ["paid", "paid_owner", "invoice_operator"],
  reservation_coming: ["reminder"],
  reservation_completed: ["review_invitation"],
  reservation_cancelled: ["cancelled", "cancelled_owner"],
} as const satisfies Record<ReservationStatus, readonly ReservationMail[]>;

/** Mails that are sent again for the new time of a changed trip. */
const AGAIN_AFTER_CHANGE: readonly ReservationMail[] = ["reminder"];

/** The permanent key of a mail, in the queue and after sending; after a change of the trip it is a new mail. */
export const mailKey = (reservationId: string, mail: ReservationMail, changeId?: string | null) =>
  ["tell", reservationId, mail, changeId].filter(Boolean).join(":");

/**
 * Queues the mails in the transaction of the change. The key makes each of them exist once per reservation;
 * texts and addresses are read when the job runs.
 */
export async function queueReservationMails(
  tx: Tx,
  reservationId: string,
  mails: readonly ReservationMail[],
): Promise<void> {
  for (const mail of mails) {
    const changeId = AGAIN_AFTER_CHANGE.includes(mail) ? await findLastChange(tx, reservationId) : null;
    const payload = { reservationId, mail, ...(changeId && { changeId }) };
    await addJob(tx, "tell_reservation", payload, { jobKey: mailKey(reservationId, mail, changeId) });
  }
}

async function findLastChange(tx: Tx, reservationId: string): Promise<string | null> {
  const [change] = await tx
    .select({ id: reservationChanges.id })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.reservationId, reservationId), eq(reservationChanges.status, "made")))
    .orderBy(desc(reservationChanges.endedAt), reservationChanges.id)
    .limit(1);
  return change?.id ?? null;
}
