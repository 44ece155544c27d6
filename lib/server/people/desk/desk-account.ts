import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedChallenge,
} from "@/lib/contracts/accounts/passkeys";
import { STATES_WITH_DESK } from "@/lib/domain/owners/desk-rights";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  MAX_PASSKEYS,
  offerNewPasskey,
  receiveNewPasskey,
} from "@/lib/server/people/accounts/passkeys/make-passkey";
import {
  type PasskeyRefusal,
  requestPasskey,
  withPasskey,
} from "@/lib/server/people/accounts/passkeys/verify-passkey";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { type DeskSession, endDeskSession, openDeskSession } from "@/lib/server/people/desk/desk-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerMembers, ownerPasskeys, ownerSessions, owners } from "@/lib/server/platform/db/schema/owners";

/** What a passkey is to sign to open a desk; the answer is bound to this browser. */
export function requestDeskLogin(browser: string, now: Date): Promise<RequestOptions> {
  return requestPasskey("owner_log_in", browser, null, now);
}

/**
 * Opens the desk for the member whose passkey has signed the challenge of this browser, and ends the session that it
 * had. Refuses somebody who was taken out, and members of an owner without a desk, as an unknown passkey.
 */
export async function logInToDesk(
  signed: SignedChallenge,
  browser: string | null,
  { sessionId, ...origin }: LoginOrigin & { sessionId: string | null },
  now: Date,
): Promise<Outcome<{ token: string }, PasskeyRefusal>> {
  if (browser === null) return refuse("passkey_expired");
  const holder = { purpose: "owner_log_in", holder: browser, ownerId: null } as const;
  return withPasskey(signed, holder, now, async (tx, memberId) => {
    const [member] = await tx
      .select({ id: ownerMembers.id })
      .from(ownerMembers)
      .innerJoin(owners, and(eq(owners.id, ownerMembers.ownerId), inArray(owners.state, STATES_WITH_DESK)))
      .where(and(eq(ownerMembers.id, memberId), isNull(ownerMembers.disabledAt)));
    if (!member) return refuse("passkey_unknown");
    if (sessionId) await endDeskSession(tx, sessionId);
    return accept({ token: await openDeskSession(tx, memberId, origin, now) });
  });
}

/** What the browser needs to make a passkey for this member, bound to this session. Refuses more than 20. */
export async function requestDeskPasskey(
  { id, member }: DeskSession,
  now: Date,
): Promise<Outcome<CreationOptions, "too_many_passkeys">> {
  const own = await getDb().select().from(ownerPasskeys).where(eq(ownerPasskeys.memberId, member.id));
  if (own.length >= MAX_PASSKEYS) return refuse("too_many_passkeys", { max: MAX_PASSKEYS });
  return accept(await offerNewPasskey("owner_add", id, { ...member, displayName: member.name }, own, now));
}

/** Keeps the passkey that the browser made for this session. */
export async function addDeskPasskey(
  { id, member }: DeskSession,
  given: { name: string; credential: NewCredential },
  now: Date,
): Promise<Outcome<null, "passkey_expired" | "passkey_invalid" | "passkey_known">> {
  const made = await receiveNewPasskey(given, "owner_add", id, now);
  if (!made.ok) return made;
  const rows = await inTransaction((tx) =>
    tx
      .insert(ownerPasskeys)
      .values({ memberId: member.id, ...made.value })
      .onConflictDoNothing({ target: ownerPasskeys.credentialId })
      .returning({ id: ownerPasskeys.id }),
  );
  return rows.length > 0 ? accept(null) : refuse("passkey_known");
}

/** Removes one of the own passkeys; the mailed link opens the desk without any. */
export async function removeDeskPasskey(
  { member }: DeskSession,
  id: string,
): Promise<Outcome<null, "not_found">> {
  const own = and(eq(ownerPasskeys.id, id), eq(ownerPasskeys.memberId, member.id));
  const rows = await inTransaction((tx) =>
    tx.delete(ownerPasskeys).where(own).returning({ id: ownerPasskeys.id }),
  );
  return rows.length > 0 ? accept(null) : refuse("not_found");
}

/** Ends one of the own sessions; another's looks like one that does not exist. */
export async function endOwnDeskSession(
  { member }: DeskSession,
  id: string,
): Promise<Outcome<null, "not_found">> {
  const own = and(eq(ownerSessions.id, id), eq(ownerSessions.memberId, member.id));
  const rows = await inTransaction((tx) =>
    tx.delete(ownerSessions).where(own).returning({ id: ownerSessions.id }),
  );
  return rows.length > 0 ? accept(null) : refuse("not_found");
}

/** Where a member is logged in, the latest use first, and by which passkeys, the oldest first. */
export async function readDeskAccount({ member }: DeskSession, now: Date) {
  const db = getDb();
  const [sessions, passkeys] = await Promise.all([
    db
      .select()
      .from(ownerSessions)
      .where(and(eq(ownerSessions.memberId, member.id), gt(ownerSessions.expiresAt, now)))
      .orderBy(desc(ownerSessions.lastSeenAt), desc(ownerSessions.createdAt)),
    db
      .select()
      .from(ownerPasskeys)
      .where(eq(ownerPasskeys.memberId, member.id))
      .orderBy(asc(ownerPasskeys.createdAt), asc(ownerPasskeys.id)),
  ]);
  return { sessions, passkeys };
}
