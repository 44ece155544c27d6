import type { Tx } from "@/lib/server/db/in-transaction";
import { addJob } from "@/lib/server/jobs/add-job";
import type { AccountChange } from "@/lib/server/jobs/job-payloads";

/**
 * Queues the mail that tells the owner of an account what was changed on it, in the transaction of the change. `to`
 * is the address that the account had until then: whoever took the account over must not be the only one to know.
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
