import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import type { ChangeRow } from "@/lib/server/booking/lifecycle/lock-change";
import { mailKey } from "@/lib/server/booking/lifecycle/reservation-mails";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** Queues mails about a change in its transaction; each exists once per change, so that the next change has its own. */
export async function queueChangeMails(
  tx: Tx,
  { id: changeId, reservationId }: Pick<ChangeRow, "id" | "reservationId">,
  mails: readonly ReservationMail[],
): Promise<void> {
  for (const mail of mails) {
    const jobKey = mailKey(reservationId, mail, changeId);
    await addJob(tx, "tell_reservation", { reservationId, mail, changeId }, { jobKey });
  }
}
