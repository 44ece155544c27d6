import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { AccountChange } from "@/lib/server/platform/jobs/job-payloads";

/**
 * Queues the mail that tells the owner of an account what was changed on it, in the transaction of the change. `to`
 * is the previous address of the account, so that its rightful owner learns of a takeover.
 */
export async function announceAccountChange(
  tx: Tx,
  news: { userId: string; change: AccountChange; to: string },
  now: Date,
): Promise<void> {
  const changedAt = now.toISOString();
  const jobKey = `account:${news.change}:${news.userId}:${changedAt}`;
  await addJob(tx, "tell_account_change", { ...news, changedAt }, { jobKey });
}
