import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";

const expiryJobKey = (changeId: string) => `expire-change:${changeId}`;

/** Queues the job that expires the change at its deadline; removes it when nothing is pending. */
export async function queueChangeExpiry(tx: Tx, changeId: string, expiresAt: Date | null): Promise<void> {
  if (!expiresAt) return removeJob(tx, expiryJobKey(changeId));
  await addJob(tx, "expire_change", { changeId }, { runAt: expiresAt, jobKey: expiryJobKey(changeId) });
}
