import { and, eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/accounts/announce-account-change";
import { consumeToken } from "@/lib/server/accounts/consume-token";
import { hashPassword } from "@/lib/server/accounts/password/hash-password";
import { isCommonPassword } from "@/lib/server/accounts/password/is-common-password";
import { revokeLinks } from "@/lib/server/accounts/revoke-links";
import { endSessions } from "@/lib/server/accounts/sessions/end-sessions";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { users } from "@/lib/server/db/schema/accounts";

/**
 * Sets a new password with the token of a reset mail: once, within its hour, and only while the account still has
 * the address that the mail went to. Ends every session and every other mailed link, and mails the change; the address counts as proven.
 */
export async function resetPassword(
  form: { token: string; password: string },
  now: Date,
): Promise<Outcome<null, "code_invalid" | "common_password">> {
  if (isCommonPassword(form.password, "")) return refuse("common_password", { field: "password" });
  const passwordHash = await hashPassword(form.password);
  return inTransaction(async (tx) => {
    const code = await consumeToken(tx, "reset_password", form.token, now);
    if (!code) return refuse("code_invalid");
    const [user] = await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, code.userId), eq(users.email, code.target)))
      .returning({ id: users.id });
    if (!user) return refuse("code_invalid");
    await endSessions(tx, code.userId);
    await revokeLinks(tx, code.userId, now);
    const { userId, target: to } = code;
    await announceAccountChange(tx, { userId, change: "password_changed", to }, now);
    return accept(null);
  });
}
