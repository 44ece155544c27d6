import { eq } from "drizzle-orm";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { revokeCodes } from "@/lib/server/people/accounts/revoke-codes";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

type UserRow = typeof users.$inferSelect;

/**
 * Puts a new, proven address in the place of the old one. Where the old one was proven itself, it gets a mail with
 * a link that takes it back for seven days. Throws on an address that another account has.
 */
export async function replaceEmail(tx: Tx, before: UserRow, email: string, now: Date): Promise<void> {
  const userId = before.id;
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: now, pendingEmail: null, updatedAt: now })
    .where(eq(users.id, userId));
  await revokeCodes(tx, userId, now);
  // An unproven address may belong to another person: it must not open the account, and gets no mail.
  if (before.email && before.emailVerifiedAt)
    await issueCode(tx, { userId, purpose: "take_back_email", target: before.email }, now);
}
