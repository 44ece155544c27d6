import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { codeKey } from "@/lib/server/platform/keys/code-secret";
import { countMail, secondsUntilMail } from "@/lib/server/platform/request/limit-mails";

/**
 * Queues the request. Looks no account up: known and unknown addresses take the same time, and the mail that may follow
 * is counted for both. Refuses an address that has got too many mails today.
 */
export async function queuePasswordReset(
  email: string,
  now: Date,
): Promise<Outcome<null, "too_many_requests">> {
  return inTransaction(async (tx) => {
    const retryAfterSeconds = await secondsUntilMail(tx, email, "needed", now);
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    const codeId = randomUUID();
    await countMail(tx, codeKey(codeId), email, now);
    await addJob(tx, "request_password_reset", { email, codeId }, { jobKey: `reset:${email}` });
    return accept(null);
  });
}

/** The job behind it: mails a link when the address has an account, otherwise does nothing. */
export async function sendPasswordReset(
  { email, codeId }: JobPayloads["request_password_reset"],
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (user) await issueCode(tx, { userId: user.id, purpose: "reset_password", target: email }, now, codeId);
  });
}
