import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { addJob } from "@/lib/server/jobs/add-job";

export const RESERVATION_MAILS = [
  "request_received",
  "request_to_owner",
  "accepted",
  "rejected",
  "timed_out",
  "cancelled",
  "paid",
  "paid_owner",
  "paid_late",
] as const;
export type ReservationMail = (typeof RESERVATION_MAILS)[number];

/** Who is told when a reservation has come to a status; a new instant hold is on the customer's screen. */
export const MAILS_OF_STATUS = {
  request_created: ["request_received", "request_to_owner"],
  request_created_payment_pending: ["accepted"],
  request_rejected: ["rejected"],
  request_cancelled: [],
  request_timeout: ["timed_out"],
  reservation_created: ["paid", "paid_owner"],
  reservation_coming: [],
  reservation_completed: [],
  reservation_cancelled: ["cancelled"],
} as const satisfies Record<ReservationStatus, readonly ReservationMail[]>;

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
    await addJob(
      tx,
      "tell_reservation",
      { reservationId, mail },
      { jobKey: `tell:${reservationId}:${mail}` },
    );
  }
}
