import { type Name, type SQL, sql } from "drizzle-orm";
import { STAFF_IDLE_MINUTES } from "@/lib/domain/staff/session-limits";
import { SESSION_IDLE_DAYS } from "@/lib/server/people/accounts/sessions/session-cookie";
import { getDb } from "@/lib/server/platform/db/pool";

/** Few enough for the statement timeout, even after weeks without a sweep. */
const BATCH = 5000;

/**
 * Removes expired records: ended sessions of customers and staff, invitations of staff a month after their end, codes a
 * day after their end, unanswered challenges, and stored responses of idempotent calls after a week, when no client
 * repeats them; records of sent mails after three months, their count by recipient after two days, shared lists half a
 * year after they were made, questions before booking a year after their last message, and entries of the waiting list
 * after their day.
 */
export async function sweepAccounts(now: Date, batch = BATCH): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const useless = {
    sessions: sql`expires_at <= ${at} or last_seen_at <= ${at} - make_interval(days => ${SESSION_IDLE_DAYS})`,
    codes: sql`expires_at <= ${at} - interval '1 day'`,
    passkey_challenges: sql`expires_at <= ${at}`,
    staff_sessions: sql`expires_at <= ${at} or last_seen_at <= ${at} - make_interval(mins => ${STAFF_IDLE_MINUTES})`,
    staff_invitations: sql`expires_at <= ${at} - interval '30 days'`,
    idempotency_keys: sql`created_at <= ${at} - interval '7 days'`,
    waiting_list_entries: sql`day < (${at} at time zone 'Europe/Istanbul')::date`,
    shortlists: sql`created_at <= ${at} - interval '180 days'`,
    questions: sql`created_at <= ${at} - interval '365 days'
      and not exists (select from messages m where m.question_id = questions.id and m.created_at > ${at} - interval '365 days')`,
    counted_mails: sql`counted_at <= ${at} - interval '2 days'`,
    sent_mails: sql`sent_at <= ${at} - interval '90 days'`,
  };
  for (const [table, condition] of Object.entries(useless)) {
    while ((await removeSome(sql.identifier(table), condition, batch)) === batch);
  }
}

async function removeSome(table: Name, condition: SQL, batch: number): Promise<number> {
  const { rowCount } = await getDb().execute(sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`);
  return rowCount ?? 0;
}
