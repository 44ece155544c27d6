import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { addJob } from "@/lib/server/jobs/add-job";
import type { ReservationMail } from "@/lib/server/jobs/job-payloads";

/**
 * The recipients of mails for each status of a reservation; a new instant hold needs none, as the customer sees it. A status is
 * reached once in a lifecycle, so each mail exists once. Owners get mails only about requests sent to them: whether they
 * did, and whether a mail still makes sense, is checked when it is sent.
 */
export const MAILS_OF_STATUS = {
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

/** The permanent key of a mail, in the queue and after sending. */
export const mailKey = (reservationId: string, mail: ReservationMail) => `tell:${reservationId}:${mail}`;

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
    await addJob(tx, "tell_reservation", { reservationId, mail }, { jobKey: mailKey(reservationId, mail) });
  }
}
