import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { sessions } from "@/lib/server/platform/db/schema/accounts";

/** Logs a customer out: in the session that is named, or everywhere. Refuses where nothing is to end. */
export async function endCustomerSessions(
  userId: string,
  sessionId: string | null,
  by: Actor<"staff">,
): Promise<Outcome<{ ended: number }, "not_found">> {
  const named = sessionId ? eq(sessions.id, sessionId) : undefined;
  return inTransaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), named))
      .returning({ id: sessions.id });
    if (ended.length === 0) return refuse("not_found");
    const subject = { kind: "customer", id: userId } as const;
    const data = { count: ended.length };
    await audit(tx, { by, event: "customer_sessions_ended", subject, data });
    return accept({ ended: ended.length });
  });
}
