import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Disconnects the Google account and ends all sessions but this one, since one of them may have come through it. Does
 * nothing without a connected account. Refuses a session that is not confirmed, and a customer without a password, who
 * could no longer log in.
 */
export async function disconnectGoogle(
  session: Session,
  now: Date,
): Promise<Outcome<null, "password_missing" | "step_up_required">> {
  const { id, userId } = session;
  const confirmed = requireStepUp(session);
  if (!confirmed.ok) return confirmed;
  return inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.email) throw new Error(`No user ${userId}`);
    if (!user.googleSubject) return accept(null);
    if (!user.passwordHash) return refuse("password_missing");
    await tx.update(users).set({ googleSubject: null, updatedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId, id);
    await announceAccountChange(tx, { userId, change: "google_disconnected", to: user.email }, now);
    return accept(null);
  });
}
