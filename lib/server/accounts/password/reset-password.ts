import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/accounts/announce-account-change";
import { consumeToken, isTokenLive } from "@/lib/server/accounts/consume-token";
import { proveByLink } from "@/lib/server/accounts/contact/prove-email";
import { deletePasskeysWithMail } from "@/lib/server/accounts/passkeys/own-passkeys";
import type { Person } from "@/lib/server/accounts/password/find-password-weakness";
import { hashNewPassword } from "@/lib/server/accounts/password/hash-password";
import { revokeLinks } from "@/lib/server/accounts/revoke-links";
import { endSessions } from "@/lib/server/accounts/sessions/end-sessions";
import { hashToken } from "@/lib/server/accounts/sessions/hash-token";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getDb } from "@/lib/server/db/pool";
import { codes, users } from "@/lib/server/db/schema/accounts";

/**
 * Sets a new password with the token of a reset mail: once, within its hour, and only while the account still has
 * the address that the mail went to. Ends every session, every passkey and every other mailed link, and mails the
 * changes; the address counts as proven (`proveByLink`).
 */
export async function resetPassword(
  form: { token: string; password: string },
  now: Date,
): Promise<Outcome<null, "code_invalid" | "common_password" | "personal_password">> {
  // Only the holder of a link may have a password judged and hashed.
  if (!(await isTokenLive("reset_password", form.token, now))) return refuse("code_invalid");
  // Before the token is used up, so that the customer can choose another password.
  const hashed = await hashNewPassword(form.password, await findPerson(form.token));
  if (!hashed.ok) return hashed;
  return inTransaction(async (tx) => {
    const code = await consumeToken(tx, "reset_password", form.token, now);
    if (!code) return refuse("code_invalid");
    const user = await proveByLink(tx, code, now);
    if (!user) return refuse("code_invalid");
    await tx.update(users).set({ passwordHash: hashed.value }).where(eq(users.id, user.id));
    await deletePasskeysWithMail(tx, code.userId, "reset", now);
    await endSessions(tx, code.userId);
    await revokeLinks(tx, code.userId, now);
    const { userId, target: to } = code;
    await announceAccountChange(tx, { userId, change: "password_changed", to }, now);
    return accept(null);
  });
}

/** The user of a token; empty for an unknown token. */
async function findPerson(token: string): Promise<Person> {
  const [row] = await getDb()
    .select({ user: users })
    .from(codes)
    .innerJoin(users, eq(users.id, codes.userId))
    .where(eq(codes.codeHash, hashToken(token)));
  return row?.user ?? {};
}
