import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { addJob } from "@/lib/server/jobs/add-job";
import type { ReservationMail } from "@/lib/server/jobs/job-payloads";

/**
 * Who is told when a reservation has come to a status; a new instant hold is on the customer's screen. A status is
 * reached once in a life, so each mail exists once. Owners are told of what they were asked about: whether they
 * were, and whether a mail still makes sense, is looked at when it is sent.
 */
export const MAILS_OF_STATUS = {
  request_created: ["request_received", "request_to_owner"],
  request_created_payment_pending: ["accepted"],
  request_rejected: ["rejected"],
  request_cancelled: ["withdrawn", "withdrawn_owner"],
  request_timeout: ["timed_out", "lapsed_owner"],
  reservation_created: ["paid", "paid_owner"],
  reservation_coming: ["reminder"],
  reservation_completed: ["review_invitation"],
  reservation_cancelled: ["cancelled", "cancelled_owner"],
} as const satisfies Record<ReservationStatus, readonly ReservationMail[]>;

/** The key under which a mail waits to be sent, and by which it is known for good. */
export const mailKey = (reservationId: string, mail: ReservationMail) => `tell:${reservationId}:${mail}`;

/**
 * Queues the mails with the change that they tell of. The key makes each of them exist once per reservation;
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
