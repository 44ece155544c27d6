import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { may, type Permission, type StaffRole } from "@/lib/domain/staff/permissions";
import {
  MAX_STAFF_SESSIONS,
  STAFF_IDLE_MINUTES,
  STAFF_SESSION_HOURS,
  STAFF_STEP_UP_MINUTES,
} from "@/lib/domain/staff/session-limits";
import type { StaffLocale } from "@/lib/i18n/locales";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { staff, staffSessions } from "@/lib/server/platform/db/schema/staff";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
const STORED_AGENT = 300;

/** The member of staff who is signed in, with the rights of this moment. */
export interface StaffSession {
  id: string;
  staffId: string;
  staff: { id: string; name: string; email: string; locale: StaffLocale; role: StaffRole };
  /** When it ends at the latest, used or not. */
  endsAt: Date;
  /** Whether it was confirmed by passkey in the last 5 minutes; a demo has no device to confirm with. */
  steppedUp: boolean;
  /** Opened by a recovery code: it may do nothing but add a passkey. */
  mustAddPasskey: boolean;
}

/** Who acts in this session. */
export function actorOf({ staffId }: StaffSession): Actor<"staff"> {
  return { kind: "staff", id: staffId };
}

/** Whether this session may do it now. */
export function isAllowed(session: StaffSession, permission: Permission): boolean {
  return !session.mustAddPasskey && may(session.staff.role, permission);
}

/** Neither too old nor unused for too long; `at` is the present. */
export function livingStaffSession(at: Date) {
  return and(
    gt(staffSessions.expiresAt, at),
    gt(staffSessions.lastSeenAt, new Date(at.getTime() - STAFF_IDLE_MINUTES * MINUTE_MS)),
  );
}

/**
 * The valid session of an opaque token with what its holder may do at this moment, or null: 10 hours after the login at
 * most, 30 minutes after its last use, never of somebody who was disabled. Its last use is stored once a minute.
 */
export async function findStaffSession(
  token: string,
  now: Date,
  db: Db = getDb(),
): Promise<StaffSession | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await db
    .select()
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        livingStaffSession(now),
        sql`${staff.disabledAt} is null`,
      ),
    );
  if (!row) return null;
  const { staff: person, staff_sessions: session } = row;
  if (now.getTime() - session.lastSeenAt.getTime() > MINUTE_MS)
    await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, session.id));
  const { id, name, email, locale, role, demo } = person;
  const confirmedUntil = (session.steppedUpAt?.getTime() ?? 0) + STAFF_STEP_UP_MINUTES * MINUTE_MS;
  return {
    id: session.id,
    staffId: id,
    staff: { id, name, email, locale, role },
    endsAt: session.expiresAt,
    steppedUp: demo || confirmedUntil > now.getTime(),
    mustAddPasskey: session.mustAddPasskey,
  };
}

/** Opens a session of 10 hours and returns its token, which is stored as a hash only; a sixth ends the least used. */
export async function openStaffSession(
  tx: Tx,
  staffId: string,
  origin: LoginOrigin,
  now: Date,
  mustAddPasskey = false,
): Promise<string> {
  const token = newToken();
  await tx.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    userAgent: origin.userAgent?.slice(0, STORED_AGENT) ?? null,
    clientAddress: origin.clientAddress,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + STAFF_SESSION_HOURS * 60 * MINUTE_MS),
    mustAddPasskey,
  });
  const surplus = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.createdAt))
    .offset(MAX_STAFF_SESSIONS);
  if (surplus.length > 0)
    await tx.delete(staffSessions).where(
      inArray(
        staffSessions.id,
        surplus.map(({ id }) => id),
      ),
    );
  return token;
}

/** Marks the session as confirmed, under a new token: one that was stolen before is worth nothing. */
export async function confirmStaffSession(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .update(staffSessions)
    .set({ tokenHash: hashToken(token), steppedUpAt: now, lastSeenAt: now })
    .where(eq(staffSessions.id, sessionId));
  return token;
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
