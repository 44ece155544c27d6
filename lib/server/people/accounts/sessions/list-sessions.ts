import { and, desc, eq, gt } from "drizzle-orm";
import type { OwnSession } from "@/lib/contracts/accounts/account";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { SESSION_IDLE_DAYS } from "@/lib/server/people/accounts/sessions/session-cookie";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions } from "@/lib/server/platform/db/schema/accounts";

/** A customer's valid sessions, the latest used first. */
export function livingSessions(userId: string, now: Date) {
  return getDb()
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** The customer's valid sessions: the current one first, then the latest used. */
export async function listSessions(session: Session, now: Date): Promise<OwnSession[]> {
  const living = await livingSessions(session.userId, now);
  const isCurrent = ({ id }: { id: string }) => id === session.id;
  const rows = [...living.filter(isCurrent), ...living.filter((row) => !isCurrent(row))];
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.id,
    user_agent: row.userAgent,
    address: row.clientAddress,
    created_at: row.createdAt.toISOString(),
    // The session that reads the list is in use now.
    last_seen_at: (row.id === session.id ? now : row.lastSeenAt).toISOString(),
  }));
}

/** Ends one of the customer's own sessions; another customer's looks like one that does not exist. */
export async function endOwnSession(session: Session, id: string): Promise<Outcome<null, "not_found">> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, session.userId));
  const ended = await inTransaction((tx) => tx.delete(sessions).where(own).returning({ id: sessions.id }));
  return ended.length > 0 ? accept(null) : refuse("not_found");
}
