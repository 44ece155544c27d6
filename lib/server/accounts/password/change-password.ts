import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/accounts/announce-account-change";
import { hashNewPassword, verifyPassword } from "@/lib/server/accounts/password/hash-password";
import { revokeLinks } from "@/lib/server/accounts/revoke-links";
import { endSessions } from "@/lib/server/accounts/sessions/end-sessions";
import type { Session } from "@/lib/server/accounts/sessions/find-session";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getDb } from "@/lib/server/db/pool";
import { users } from "@/lib/server/db/schema/accounts";

/**
 * Sets a new password when the old one is correct, ends all sessions but this one and every mailed link, and mails it.
 */
export async function changePassword(
  session: Session,
  form: { current_password: string; password: string },
  now: Date,
): Promise<Outcome<null, "wrong_password" | "common_password" | "personal_password">> {
  const { userId } = session;
  const [row] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`No user ${userId}`);
  if (!(await verifyPassword(row.passwordHash, form.current_password))) {
    return refuse("wrong_password", { field: "current_password" });
  }
  const hashed = await hashNewPassword(form.password, row);
  if (!hashed.ok) return hashed;
  await inTransaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash: hashed.value, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    await endSessions(tx, userId, session.id);
    await revokeLinks(tx, userId, now);
    if (user?.email)
      await announceAccountChange(tx, { userId, change: "password_changed", to: user.email }, now);
  });
  return accept(null);
}
