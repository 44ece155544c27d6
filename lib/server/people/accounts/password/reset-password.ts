import { eq } from "drizzle-orm";
import { customerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { consumeToken, isTokenLive } from "@/lib/server/people/accounts/consume-token";
import { proveByLink } from "@/lib/server/people/accounts/contact/prove-email";
import { deletePasskeysWithMail } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import type { Person } from "@/lib/server/people/accounts/password/find-password-weakness";
import { hashNewPassword } from "@/lib/server/people/accounts/password/hash-password";
import { revokeCodes } from "@/lib/server/people/accounts/revoke-codes";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { codes, users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Sets a new password with the token of a reset mail: once, within its hour, and only while the account still has
 * the address that the mail went to. Ends every session, every passkey, a connected Google account, a new address that
 * waits for its proof and every mailed link or code, and mails the changes; the address counts as proven
 * (`proveByLink`).
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
    const { userId, target: to } = code;
    await tx
      .update(users)
      .set({ passwordHash: hashed.value, pendingEmail: null, googleSubject: null })
      .where(eq(users.id, userId));
    await deletePasskeysWithMail(tx, userId, customerOf(userId), now);
    await endSessions(tx, userId);
    await revokeCodes(tx, userId, now);
    await announceAccountChange(tx, { userId, change: "password_changed", to }, now);
    if (user.googleSubject)
      await announceAccountChange(tx, { userId, change: "google_disconnected", to }, now);
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
