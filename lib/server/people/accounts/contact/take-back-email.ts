import { and, eq, isNull } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { consumeToken } from "@/lib/server/people/accounts/consume-token";
import { UNTRUSTED } from "@/lib/server/people/accounts/contact/prove-email";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { deletePasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { codes, users } from "@/lib/server/platform/db/schema/accounts";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

type Refusal = "code_invalid" | "email_taken";

/**
 * Restores the former address of an account, and with it the ownership. Password, Google
 * account, phone, passkeys, sessions and every mailed link of the account end, and the address gets a link to choose a
 * new password. Refuses an unknown, used or old link, and an address with which somebody has registered meanwhile.
 */
export async function takeBackEmail(token: string, now: Date): Promise<Outcome<null, Refusal>> {
  try {
    return await inTransaction(async (tx) => {
      const code = await consumeToken(tx, "take_back_email", token, now);
      if (!code) return refuse("code_invalid");
      const { userId, target: email } = code;
      const [user] = await tx
        .update(users)
        .set({
          email,
          emailVerifiedAt: now,
          pendingEmail: null,
          ...UNTRUSTED,
          updatedAt: now,
        })
        .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
        .returning({ id: users.id });
      if (!user) return refuse("code_invalid");
      await deletePasskeys(tx, userId);
      await endSessions(tx, userId);
      await tx
        .update(codes)
        .set({ usedAt: now })
        .where(and(eq(codes.userId, userId), isNull(codes.usedAt)));
      await issueCode(tx, { userId, purpose: "reset_password", target: email }, now);
      return accept(null);
    });
  } catch (error) {
    if (sqlStateOf(error) === "23505") return refuse("email_taken");
    throw error;
  }
}
