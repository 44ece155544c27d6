import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { hashNewPassword, verifyPassword } from "@/lib/server/people/accounts/password/hash-password";
import { revokeCodes } from "@/lib/server/people/accounts/revoke-codes";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Sets a new password when the old one is correct, and tells it to a proven address. Ends all sessions but this one, a
 * new address that waits for its proof, and every mailed link or code.
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
      .set({ passwordHash: hashed.value, pendingEmail: null, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ email: users.email, provenAt: users.emailVerifiedAt });
    await endSessions(tx, userId, session.id);
    await revokeCodes(tx, userId, now);
    if (user?.email && user.provenAt)
      await announceAccountChange(tx, { userId, change: "password_changed", to: user.email }, now);
  });
  return accept(null);
}
