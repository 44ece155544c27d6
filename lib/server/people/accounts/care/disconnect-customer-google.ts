import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Disconnects a customer's Google account, as one that is lost or another person's, ends all sessions, since one of
 * them may have come through it, and mails it. Refuses where none is connected, and a customer without a password, who
 * has to set one first.
 */
export async function disconnectCustomerGoogle(
  userId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "password_missing">> {
  return inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.googleSubject || !user.email) return refuse("not_found");
    if (!user.passwordHash) return refuse("password_missing");
    await tx.update(users).set({ googleSubject: null, updatedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId, null);
    await announceAccountChange(tx, { userId, change: "google_disconnected", to: user.email }, now);
    await audit(tx, { by, event: "google_disconnected", subject: { kind: "customer", id: userId } });
    return accept(null);
  });
}
