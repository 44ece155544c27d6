import { sql } from "drizzle-orm";
import { getDb } from "@/lib/server/db/pool";

/**
 * Removes what nobody can use any more: ended sessions, codes a day after their end, and stored answers of
 * idempotent calls after a week, when no client repeats them; and what was mailed, after three months.
 */
export async function sweepAccounts(now: Date): Promise<void> {
  const db = getDb();
  const at = now.toISOString();
  await db.execute(sql`
    delete from sessions where expires_at <= ${at}::timestamptz
      or last_seen_at <= ${at}::timestamptz - interval '7 days'`);
  await db.execute(sql`delete from codes where expires_at <= ${at}::timestamptz - interval '1 day'`);
  await db.execute(
    sql`delete from idempotency_keys where created_at <= ${at}::timestamptz - interval '7 days'`,
  );
  await db.execute(sql`delete from sent_mails where sent_at <= ${at}::timestamptz - interval '90 days'`);
}
