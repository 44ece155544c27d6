import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** The key of a refund's one waiting job. */
export const refundJobKey = (refundId: string) => `refund:${refundId}`;

/** Queues the job that requests the refund from the provider after the commit, not before `runAt`. */
export async function queueRefundJob(tx: Tx, refundId: string, runAt?: Date): Promise<void> {
  await addJob(tx, "run_refund", { refundId }, { jobKey: refundJobKey(refundId), runAt });
}
