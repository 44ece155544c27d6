import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { DESK_SESSION_DAYS, MAX_DESK_SESSIONS } from "@/lib/domain/owners/desk-limits";
import { type DeskRight, deskMay, STATES_WITH_DESK } from "@/lib/domain/owners/desk-rights";
import type { Actor } from "@/lib/domain/shared/actor";
import type { OwnerRole, OwnerState } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { ownerMembers, ownerSessions, owners } from "@/lib/server/platform/db/schema/owners";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STORED_AGENT = 300;

/** Who is logged in at an owner's desk, with the rights of this moment. Everything of the desk is read by `ownerId`. */
export interface DeskSession {
  id: string;
  ownerId: string;
  owner: { name: string; email: string; state: OwnerState };
  member: { id: string; name: string; email: string; locale: Locale; role: OwnerRole };
}

/** Who acts in this session. */
export function deskActorOf({ member }: DeskSession): Actor<"owner"> {
  return { kind: "owner", id: member.email };
}

/** Whether this session may do it now. */
export function isDeskAllowed({ member }: DeskSession, right: DeskRight): boolean {
  return deskMay(member.role, right);
}

/**
 * The valid session of an opaque token with what its holder may do at this moment, or null: for 30 days after the
 * login, never of somebody who was taken out, nor of an owner whom nobody let in. Its last use is stored once a minute.
 */
export async function findDeskSession(
  token: string,
  now: Date,
  db: Db = getDb(),
): Promise<DeskSession | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await db
    .select()
    .from(ownerSessions)
    .innerJoin(ownerMembers, eq(ownerMembers.id, ownerSessions.memberId))
    .innerJoin(owners, eq(owners.id, ownerMembers.ownerId))
    .where(
      and(
        eq(ownerSessions.tokenHash, hashToken(token)),
        gt(ownerSessions.expiresAt, now),
        isNull(ownerMembers.disabledAt),
        inArray(owners.state, STATES_WITH_DESK),
      ),
    );
  if (!row) return null;
  const { owner_sessions: session, owner_members: person, owners: owner } = row;
  if (now.getTime() - session.lastSeenAt.getTime() > MINUTE_MS)
    await db.update(ownerSessions).set({ lastSeenAt: now }).where(eq(ownerSessions.id, session.id));
  const { id, name, email, locale, role } = person;
  return {
    id: session.id,
    ownerId: owner.id,
    owner: { name: owner.name, email: owner.email, state: owner.state },
    member: { id, name, email, locale, role },
  };
}

/** Opens a session of 30 days and returns its token, stored as a hash only; an eleventh ends the least used one. */
export async function openDeskSession(
  tx: Tx,
  memberId: string,
  origin: LoginOrigin,
  now: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx.insert(ownerSessions).values({
    tokenHash: hashToken(token),
    memberId,
    userAgent: origin.userAgent?.slice(0, STORED_AGENT) ?? null,
    clientAddress: origin.clientAddress,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + DESK_SESSION_DAYS * DAY_MS),
  });
  const surplus = await tx
    .select({ id: ownerSessions.id })
    .from(ownerSessions)
    .where(eq(ownerSessions.memberId, memberId))
    .orderBy(desc(ownerSessions.lastSeenAt), desc(ownerSessions.createdAt))
    .offset(MAX_DESK_SESSIONS);
  if (surplus.length > 0)
    await tx.delete(ownerSessions).where(
      inArray(
        ownerSessions.id,
        surplus.map(({ id }) => id),
      ),
    );
  return token;
}

/** Ends a session of the desk. */
export async function endDeskSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(ownerSessions).where(eq(ownerSessions.id, sessionId));
}
