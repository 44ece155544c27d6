import { randomUUID } from "node:crypto";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { codes } from "@/lib/server/platform/db/schema/accounts";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { codeKey, codeSecret } from "@/lib/server/platform/keys/code-secret";
import { countMail } from "@/lib/server/platform/request/limit-mails";

/** Codes by mail, except the operator's and those that a proven new address causes. */
const COUNTED: ReadonlySet<CodePurpose> = new Set(["verify_email", "step_up", "reset_password"]);

/**
 * Makes a code for an address of the user and queues the message that carries it; both or neither. Counts a mail that
 * anybody can cause; the caller has asked `secondsUntilMail` before it wrote anything.
 */
export async function issueCode(
  tx: Tx,
  code: { userId: string; purpose: CodePurpose; target: string },
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const expiresAt = new Date(now.getTime() + CODE_MINUTES[code.purpose] * 60_000);
  const codeHash = hashToken(codeSecret(id, code.purpose));
  // A job that names the id may run twice.
  await tx
    .insert(codes)
    .values({ id, ...code, codeHash, createdAt: now, expiresAt })
    .onConflictDoNothing();
  if (COUNTED.has(code.purpose)) await countMail(tx, codeKey(id), code.target, now);
  await addJob(tx, "send_code", { codeId: id }, { jobKey: codeKey(id) });
  return id;
}
