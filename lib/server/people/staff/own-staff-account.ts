import { and, desc, eq } from "drizzle-orm";
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  SignedChallenge,
} from "@/lib/contracts/accounts/passkeys";
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
import { countRecoveryCodes, issueRecoveryCodes } from "@/lib/server/people/staff/recovery-codes";
import {
  actorOf,
  confirmStaffSession,
  livingStaffSession,
  type StaffSession,
} from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { staffPasskeys, staffSessions } from "@/lib/server/platform/db/schema/staff";

type OwnEvent = "staff_confirmed" | "staff_passkey_added" | "staff_passkey_removed" | "staff_codes_renewed";

const writeDown = (tx: Tx, session: StaffSession, event: OwnEvent) =>
  audit(tx, { by: actorOf(session), event, subject: { kind: "staff", id: session.staffId } });

/** What one of the own passkeys is to sign, to confirm this session. */
export function requestStaffStepUp({ id, staffId }: StaffSession, now: Date): Promise<RequestOptions> {
  return requestPasskey("staff_step_up", id, staffId, now);
}

/** Confirms this session by passkey for 5 minutes; returns its new token, the former one ends. */
export async function stepUpStaff(
  session: StaffSession,
  passkey: SignedChallenge,
  now: Date,
): Promise<Outcome<{ token: string }, PasskeyRefusal>> {
  const { id, staffId } = session;
  const holder = { purpose: "staff_step_up", holder: id, ownerId: staffId } as const;
  return withPasskey(passkey, holder, now, async (tx) => {
    await writeDown(tx, session, "staff_confirmed");
    return accept({ token: await confirmStaffSession(tx, id, now) });
  });
}

/** Whoever has lost the device cannot confirm: the recovery code did. */
const mayAddPasskey = ({ mustAddPasskey, steppedUp }: StaffSession) => mustAddPasskey || steppedUp;

/** What the browser needs to make one more passkey, bound to this session: a confirmed one. Refuses more than 20. */
export async function requestStaffPasskey(
  session: StaffSession,
  now: Date,
): Promise<Outcome<CreationOptions, "too_many_passkeys" | "step_up_required">> {
  if (!mayAddPasskey(session)) return refuse("step_up_required");
  const { id, staff } = session;
  const own = await getDb().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staff.id));
  if (own.length >= MAX_PASSKEYS) return refuse("too_many_passkeys", { max: MAX_PASSKEYS });
  return accept(await offerNewPasskey("staff_add", id, { ...staff, displayName: staff.name }, own, now));
}

/** Keeps one more passkey. A session that a recovery code opened is a full one from then on. */
export async function addStaffPasskey(
  session: StaffSession,
  given: { name: string; credential: NewCredential },
  now: Date,
): Promise<Outcome<null, "passkey_expired" | "passkey_invalid" | "passkey_known" | "step_up_required">> {
  if (!mayAddPasskey(session)) return refuse("step_up_required");
  const made = await receiveNewPasskey(given, "staff_add", session.id, now);
  if (!made.ok) return made;
  return inTransaction(async (tx) => {
    const [row] = await tx
      .insert(staffPasskeys)
      .values({ staffId: session.staffId, ...made.value })
      .onConflictDoNothing({ target: staffPasskeys.credentialId })
      .returning({ id: staffPasskeys.id });
    if (!row) return refuse("passkey_known");
    await tx.update(staffSessions).set({ mustAddPasskey: false }).where(eq(staffSessions.id, session.id));
    await writeDown(tx, session, "staff_passkey_added");
    return accept(null);
  });
}

/** Removes one of the own passkeys. Refuses the last one: only recovery codes would open the console then. */
export async function removeStaffPasskey(
  session: StaffSession,
  id: string,
): Promise<Outcome<null, "not_found" | "last_passkey">> {
  const { staffId } = session;
  return inTransaction(async (tx) => {
    const own = await tx
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .for("update");
    if (!own.some((one) => one.id === id)) return refuse("not_found");
    if (own.length === 1) return refuse("last_passkey");
    await tx.delete(staffPasskeys).where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)));
    await writeDown(tx, session, "staff_passkey_removed");
    return accept(null);
  });
}

/** Ten new recovery codes, in clear for this once; the former ones end. */
export function renewRecoveryCodes(session: StaffSession, now: Date): Promise<string[]> {
  return inTransaction(async (tx) => {
    const codes = await issueRecoveryCodes(tx, session.staffId, now);
    await writeDown(tx, session, "staff_codes_renewed");
    return codes;
  });
}

/** The own account: passkeys, the oldest first; how many codes are left; valid sessions, the latest used first. */
export async function readOwnStaffAccount(staffId: string, now: Date) {
  const db = getDb();
  const [passkeys, codesLeft, sessions] = await Promise.all([
    db
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .orderBy(staffPasskeys.createdAt, staffPasskeys.id),
    countRecoveryCodes(db, staffId),
    db
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), livingStaffSession(now)))
      .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.createdAt)),
  ]);
  return { passkeys, codesLeft, sessions };
}
