import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { STAFF_INVITATION_HOURS } from "@/lib/domain/staff/session-limits";
import type { StaffLocale } from "@/lib/i18n/locales";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { staff, staffInvitations } from "@/lib/server/platform/db/schema/staff";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { codeSecret } from "@/lib/server/platform/keys/code-secret";

export interface InvitedStaff {
  email: string;
  role: StaffRole;
  locale: StaffLocale;
}

/** The secret of the link in an invitation's mail. */
export const invitationToken = (id: string) => codeSecret(id, "staff_invitation");

/**
 * Invites a colleague by a mailed link: for 24 hours, once; an earlier invitation of the address ends. Somebody who was
 * disabled comes back by it, with new passkeys. Refuses an address whose account is open.
 */
export async function inviteStaff(
  { email: given, role, locale }: InvitedStaff,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ id: string; token: string; expiresAt: Date }, "staff_known">> {
  const email = given.trim().toLowerCase();
  return inTransaction(async (tx) => {
    await takeTurns(tx, `staff ${email}`);
    const [known] = await tx.select().from(staff).where(eq(staff.email, email));
    if (known && !known.disabledAt) return refuse("staff_known", { field: "email" });
    await tx
      .update(staffInvitations)
      .set({ usedAt: now })
      .where(and(eq(staffInvitations.email, email), isNull(staffInvitations.usedAt)));
    const id = crypto.randomUUID();
    const token = invitationToken(id);
    const expiresAt = new Date(now.getTime() + STAFF_INVITATION_HOURS * 60 * 60_000);
    const staffId = known?.id ?? crypto.randomUUID();
    await tx.insert(staffInvitations).values({
      id,
      staffId,
      tokenHash: hashToken(token),
      email,
      role,
      locale,
      createdAt: now,
      expiresAt,
    });
    await addJob(tx, "tell_staff_invitation", { invitationId: id });
    const subject = { kind: "staff", id: staffId } as const;
    await audit(tx, { by, event: "staff_invited", subject, data: { email, role } });
    return accept({ id, token, expiresAt });
  });
}

export interface OpenInvitation extends InvitedStaff {
  id: string;
  /** Whoever accepts gets this id. */
  staffId: string;
  expiresAt: Date;
}

/** Takes back an invitation that nobody has accepted: its link then says so. Refuses one that is over. */
export async function withdrawInvitation(
  id: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [withdrawn] = await tx
      .update(staffInvitations)
      .set({ withdrawnAt: now })
      .where(and(eq(staffInvitations.id, id), isOpen(now)))
      .returning();
    if (!withdrawn) return refuse("not_found");
    const { staffId, email, role } = withdrawn;
    const subject = { kind: "staff", id: staffId } as const;
    await audit(tx, { by, event: "staff_invitation_withdrawn", subject, data: { email, role } });
    return accept(null);
  });
}

const isOpen = (now: Date) =>
  and(
    isNull(staffInvitations.usedAt),
    isNull(staffInvitations.withdrawnAt),
    gt(staffInvitations.expiresAt, now),
  );

/**
 * The invitation behind the token of a link; null when it is unknown, was accepted, replaced or withdrawn, or is too
 * old.
 */
export async function findInvitation(token: string, now: Date): Promise<OpenInvitation | null> {
  const [row] = await getDb()
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hashToken(token)), isOpen(now)));
  return row ?? null;
}

/** Whether the invitation behind the token of a link was withdrawn. */
export async function isInvitationWithdrawn(token: string): Promise<boolean> {
  const one = eq(staffInvitations.tokenHash, hashToken(token));
  return (await getDb().$count(staffInvitations, and(one, isNotNull(staffInvitations.withdrawnAt)))) > 0;
}

/** The invitations that still can be accepted, the oldest first. */
export function listOpenInvitations(now: Date): Promise<OpenInvitation[]> {
  return getDb().select().from(staffInvitations).where(isOpen(now)).orderBy(staffInvitations.createdAt);
}
