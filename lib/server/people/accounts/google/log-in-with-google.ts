import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { GoogleIdentity } from "@/lib/server/people/accounts/google/google-flow";
import { createSession, type LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { endSession } from "@/lib/server/people/accounts/sessions/end-sessions";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

type Refusal = "email_unverified" | "account_unproven" | "other_account";

/**
 * Signs in the person whom Google has identified under a new session and ends the previous one. A known account is
 * linked the first time, only when both sides have verified the address: otherwise a person who registered with
 * somebody else's address would share the account. Returns null when there is no account yet.
 */
export async function logInWithGoogle(
  identity: GoogleIdentity,
  origin: LoginOrigin & { sessionId: string | null },
  now: Date,
): Promise<Outcome<{ token: string } | null, Refusal>> {
  const { subject, email, emailVerified } = identity;
  return inTransaction(async (tx) => {
    const [linked] = await tx.select().from(users).where(eq(users.googleSubject, subject)).for("update");
    const [user] = linked
      ? [linked]
      : await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!linked) {
      if (!emailVerified) return refuse("email_unverified");
      if (!user) return accept(null);
      if (user.googleSubject) return refuse("other_account");
      if (!user.emailVerifiedAt) return refuse("account_unproven");
      await tx.update(users).set({ googleSubject: subject, updatedAt: now }).where(eq(users.id, user.id));
    }
    if (!user) throw new Error("A linked account without a row");
    if (origin.sessionId) await endSession(tx, origin.sessionId);
    return accept({ token: await createSession(tx, user.id, origin, now) });
  });
}
