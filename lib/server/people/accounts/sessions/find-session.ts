import { sql } from "drizzle-orm";
import { STEP_UP_MINUTES } from "@/lib/domain/shared/code-minutes";
import type { Locale } from "@/lib/i18n/locales";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { SESSION_IDLE_DAYS } from "@/lib/server/people/accounts/sessions/session-cookie";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** The signed-in customer, as every read and write needs it. */
export interface Session {
  id: string;
  userId: string;
  user: {
    id: string;
    name: string;
    surname: string;
    email: string;
    /** Takes the place of `email` once it is proven. */
    pendingEmail: string | null;
    /** E.164; null until the customer gave one. */
    phone: string | null;
    locale: Locale;
  };
  /** Whether it was confirmed with the password, a mailed code or a passkey in the last 15 minutes. */
  steppedUp: boolean;
  /**
   * How this customer can confirm it: by a password that exists, by a code to an address that is proven, by a passkey.
   */
  stepUpWays: { password: boolean; code: boolean; passkey: boolean };
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Row = Omit<Session["user"], "id" | "pendingEmail"> & {
  id: string;
  user_id: string;
  pending_email: string | null;
  stale: boolean;
  stepped_up: boolean;
  password: boolean;
  code: boolean;
  passkey: boolean;
};

/**
 * The valid session of an opaque token, or null: `SESSION_DAYS` after login at most, `SESSION_IDLE_DAYS` after its last
 * use. Its last use is stored at most once a minute, so that reading pages seldom writes.
 */
export async function findSession(token: string, now: Date, db: Db = getDb()): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const at = now.toISOString();
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.user_id, u.name, u.surname, u.email, u.pending_email, u.phone, u.locale,
           coalesce(s.stepped_up_at > ${at}::timestamptz - make_interval(mins => ${STEP_UP_MINUTES}), false) as stepped_up,
           u.password_hash is not null as password, u.email_verified_at is not null as code,
           exists (select from passkeys p where p.user_id = u.id) as passkey,
           s.last_seen_at < ${at}::timestamptz - interval '1 minute' as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and u.anonymised_at is null
      and s.expires_at > ${at}::timestamptz and s.last_seen_at > ${at}::timestamptz - make_interval(days => ${SESSION_IDLE_DAYS})`);
  const [row] = rows;
  if (!row) return null;
  if (row.stale) {
    await db.execute(
      sql`update sessions set last_seen_at = greatest(last_seen_at, ${at}::timestamptz) where id = ${row.id}`,
    );
  }
  const { id, user_id: userId, name, surname, email, pending_email: pendingEmail, phone, locale } = row;
  return {
    id,
    userId,
    user: { id: userId, name, surname, email, pendingEmail, phone, locale },
    steppedUp: row.stepped_up,
    stepUpWays: { password: row.password, code: row.code, passkey: row.passkey },
  };
}
