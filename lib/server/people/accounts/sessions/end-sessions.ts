import { and, eq, ne } from "drizzle-orm";
import type { Db } from "@/lib/server/platform/db/pool";
import { sessions } from "@/lib/server/platform/db/schema/accounts";

/** Ends one session; does nothing when it has already ended. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a user, except the one that `keepId` names. */
export async function endSessions(db: Db, userId: string, keepId: string | null = null): Promise<void> {
  const others = keepId
    ? and(eq(sessions.userId, userId), ne(sessions.id, keepId))
    : eq(sessions.userId, userId);
  await db.delete(sessions).where(others);
}
