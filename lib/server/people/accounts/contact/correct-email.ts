import { and, eq, isNull, ne } from "drizzle-orm";
import { type Actor, customerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { consumeToken } from "@/lib/server/people/accounts/consume-token";
import { queueWelcome, UNTRUSTED } from "@/lib/server/people/accounts/contact/prove-email";
import { replaceEmail } from "@/lib/server/people/accounts/contact/replace-email";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { deletePasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { codes, users } from "@/lib/server/platform/db/schema/accounts";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

type AskRefusal = "not_found" | "already_done" | "email_in_use";

/**
 * Mails a link to the address that a customer wants instead of a wrong one: it counts once the link was used. A proven
 * former address is told at once, since whoever called may be somebody else. An earlier link ends. `reason`: by what
 * the caller was recognised. Refuses the address that the account has, and one of another account.
 */
export async function askForCorrectEmail(
  { userId, email: given, reason }: { userId: string; email: string; reason: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, AskRefusal>> {
  const email = given.trim().toLowerCase();
  return inTransaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return refuse("not_found");
    if (user.email === email) return refuse("already_done", { field: "email" });
    if ((await tx.$count(users, and(eq(users.email, email), ne(users.id, userId)))) > 0)
      return refuse("email_in_use", { field: "email" });
    await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(eq(codes.userId, userId), eq(codes.purpose, "correct_email"), isNull(codes.usedAt)));
    await issueCode(tx, { userId, purpose: "correct_email", target: email }, now);
    if (user.email && user.emailVerifiedAt)
      await announceAccountChange(tx, { userId, change: "email_correction", to: user.email }, now);
    const subject = { kind: "customer", id: userId } as const;
    await audit(tx, { by, event: "email_correction_asked", subject, reason });
    return accept(null);
  });
}

/**
 * Puts the address in place to which the link was mailed. If no address of the account was proven before, this is the
 * first proof, which removes what another person may have set (`proveByLink`). Refuses an unknown, used or old link,
 * and an address with which somebody has registered meanwhile.
 */
export async function correctEmail(
  token: string,
  now: Date,
): Promise<Outcome<null, "code_invalid" | "email_taken">> {
  try {
    return await inTransaction(async (tx) => {
      const code = await consumeToken(tx, "correct_email", token, now);
      const user = code && (await lockUser(tx, code.userId));
      if (!user) return refuse("code_invalid");
      if (!user.emailVerifiedAt) await dropUntrusted(tx, user.id);
      await replaceEmail(tx, user, code.target, now);
      const by = customerOf(user.id);
      await audit(tx, { by, event: "email_corrected", subject: { kind: "customer", id: user.id } });
      return accept(null);
    });
  } catch (error) {
    if (sqlStateOf(error) === "23505") return refuse("email_taken");
    throw error;
  }
}

async function lockUser(tx: Tx, userId: string) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .for("update");
  return user ?? null;
}

async function dropUntrusted(tx: Tx, userId: string): Promise<void> {
  await deletePasskeys(tx, userId);
  await endSessions(tx, userId);
  await tx.update(users).set(UNTRUSTED).where(eq(users.id, userId));
  await queueWelcome(tx, userId);
}
