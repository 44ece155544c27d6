import { and, eq, isNull } from "drizzle-orm";
import type { CreationOptions, NewCredential } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { offerNewPasskey, receiveNewPasskey } from "@/lib/server/people/accounts/passkeys/make-passkey";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { findInvitation } from "@/lib/server/people/staff/invite-staff";
import { issueRecoveryCodes } from "@/lib/server/people/staff/recovery-codes";
import { openStaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { staff, staffInvitations, staffPasskeys, staffSessions } from "@/lib/server/platform/db/schema/staff";

/** What the browser needs to make the passkey of whoever was invited. Refuses an invitation that is over. */
export async function requestInvitedPasskey(
  token: string,
  now: Date,
): Promise<Outcome<CreationOptions, "not_found">> {
  const invitation = await findInvitation(token, now);
  if (!invitation) return refuse("not_found");
  const { staffId: id, email, locale } = invitation;
  const owner = { id, email, displayName: email, locale };
  return accept(await offerNewPasskey("staff_join", invitation.id, owner, [], now));
}

export interface Joined {
  /** Of the session. */
  token: string;
  /** In clear for this once. */
  recoveryCodes: string[];
}

type JoinRefusal = "not_found" | "passkey_expired" | "passkey_invalid";

/**
 * Makes whoever was invited a member of staff: with a name, a passkey, ten recovery codes and a session. A colleague
 * who was disabled comes back under the new role, without the former passkeys. The link works once.
 */
export async function acceptInvitation(
  token: string,
  given: { name: string; passkeyName: string; credential: NewCredential },
  origin: LoginOrigin,
  now: Date,
): Promise<Outcome<Joined, JoinRefusal>> {
  const invitation = await findInvitation(token, now);
  if (!invitation) return refuse("not_found");
  const named = { name: given.passkeyName, credential: given.credential };
  const made = await receiveNewPasskey(named, "staff_join", invitation.id, now);
  if (!made.ok) return made;
  const { id, staffId, email, role, locale } = invitation;
  return inTransaction(async (tx) => {
    await takeTurns(tx, `staff ${email}`);
    if (!(await use(tx, id, now))) return refuse("not_found");
    const person = { name: given.name, email, role, locale, disabledAt: null, updatedAt: now };
    await tx
      .insert(staff)
      .values({ id: staffId, ...person, createdAt: now })
      .onConflictDoUpdate({ target: staff.id, set: person });
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
    await tx.insert(staffPasskeys).values({ staffId, ...made.value });
    const recoveryCodes = await issueRecoveryCodes(tx, staffId, now);
    await audit(tx, {
      by: { kind: "staff", id: staffId },
      event: "staff_joined",
      subject: { kind: "staff", id: staffId },
      data: { email, role },
    });
    return accept({ token: await openStaffSession(tx, staffId, origin, now), recoveryCodes });
  });
}

async function use(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(
      and(eq(staffInvitations.id, id), isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt)),
    )
    .returning({ id: staffInvitations.id });
  return used.length > 0;
}
