import { eq } from "drizzle-orm";
import { announceAccountChange } from "@/lib/server/accounts/announce-account-change";
import { issueCode } from "@/lib/server/accounts/issue-code";
import { revokeLinks } from "@/lib/server/accounts/revoke-links";
import type { Tx } from "@/lib/server/db/in-transaction";
import { users } from "@/lib/server/db/schema/accounts";

type UserRow = typeof users.$inferSelect;

/**
 * Puts a new, proven address in the place of the old one. The old one always gets a mail; where it was proven itself,
 * the mail carries a link that takes it back for seven days. Throws on an address that another account has.
 */
export async function replaceEmail(tx: Tx, before: UserRow, email: string, now: Date): Promise<void> {
  const userId = before.id;
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: now, pendingEmail: null, updatedAt: now })
    .where(eq(users.id, userId));
  await revokeLinks(tx, userId, now);
  if (!before.email) return;
  if (before.emailVerifiedAt)
    await issueCode(tx, { userId, purpose: "take_back_email", target: before.email }, now);
  // An unproven address may belong to another person, so it must not open the account.
  else await announceAccountChange(tx, { userId, change: "email_changed", to: before.email }, now);
}
