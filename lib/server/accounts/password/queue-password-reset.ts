import { eq } from "drizzle-orm";
import { issueCode } from "@/lib/server/accounts/issue-code";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { users } from "@/lib/server/db/schema/accounts";
import { addJob } from "@/lib/server/jobs/add-job";

/** Queues the request; looks nothing up, so that known and unknown addresses take the same time. */
export async function queuePasswordReset(email: string): Promise<void> {
  await inTransaction((tx) => addJob(tx, "request_password_reset", { email }, { jobKey: `reset:${email}` }));
}

/** The job behind it: mails a link when the address has an account, otherwise does nothing. */
export async function sendPasswordReset({ email }: { email: string }, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (user) await issueCode(tx, { userId: user.id, purpose: "reset_password", target: email }, now);
  });
}
