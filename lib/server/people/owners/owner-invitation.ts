import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { OWNER_INVITATION_DAYS } from "@/lib/domain/owners/owner-gaps";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { applyOwnerEvent, lockOwner } from "@/lib/server/people/owners/change-owner-state";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerInvitations } from "@/lib/server/platform/db/schema/owner-papers";
import { owners } from "@/lib/server/platform/db/schema/owners";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { codeSecret } from "@/lib/server/platform/keys/code-secret";

const DAY_MS = 86_400_000;

/** The secret of the link in an invitation's mail. */
export const ownerInvitationToken = (id: string) => codeSecret(id, "owner_invitation");

type Refusal = "not_found" | "transition_not_allowed";

/**
 * Invites an owner by a mailed link that opens the page where identity, papers and agreement are completed: for 7 days,
 * until the owner is active. An earlier link ends. Refuses one who is active or suspended.
 */
export async function inviteOwner(
  ownerId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx, client) => {
    const owner = await lockOwner(tx, ownerId);
    if (!owner) return refuse("not_found");
    const invited = await applyOwnerEvent(tx, client, owner, { event: "invite", by, now });
    if (!invited.ok) return invited;
    const open = and(eq(ownerInvitations.ownerId, ownerId), isNull(ownerInvitations.usedAt));
    await tx.update(ownerInvitations).set({ usedAt: now }).where(open);
    const id = crypto.randomUUID();
    await tx.insert(ownerInvitations).values({
      id,
      ownerId,
      tokenHash: hashToken(ownerInvitationToken(id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + OWNER_INVITATION_DAYS * DAY_MS),
    });
    await addJob(tx, "tell_owner", { ownerId, mail: "invited", about: id });
    return accept(null);
  });
}

/** Declines an application or an invitation, with a reason that is mailed. Refuses one who rents out. */
export async function declineOwner(
  ownerId: string,
  reason: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx, client) => {
    const owner = await lockOwner(tx, ownerId);
    if (!owner) return refuse("not_found");
    const declined = await applyOwnerEvent(tx, client, owner, { event: "decline", reason, by, now });
    if (!declined.ok) return declined;
    const open = and(eq(ownerInvitations.ownerId, ownerId), isNull(ownerInvitations.usedAt));
    await tx.update(ownerInvitations).set({ usedAt: now }).where(open);
    await addJob(tx, "tell_owner", { ownerId, mail: "declined", about: now.toISOString() });
    return accept(null);
  });
}

/** The owner whom the token of a link lets in; null when it is unknown, replaced, used or too old. */
export async function findInvitedOwner(
  token: string,
  now: Date,
): Promise<{ id: string; email: string } | null> {
  const [row] = await getDb()
    .select({ id: owners.id, email: owners.email })
    .from(ownerInvitations)
    .innerJoin(owners, eq(owners.id, ownerInvitations.ownerId))
    .where(
      and(
        eq(ownerInvitations.tokenHash, hashToken(token)),
        isNull(ownerInvitations.usedAt),
        gt(ownerInvitations.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** The last invitation of an owner; null when there was none. */
export async function findLastInvitation(ownerId: string): Promise<{ sentAt: Date; expiresAt: Date } | null> {
  const [last] = await getDb()
    .select({ sentAt: ownerInvitations.createdAt, expiresAt: ownerInvitations.expiresAt })
    .from(ownerInvitations)
    .where(eq(ownerInvitations.ownerId, ownerId))
    .orderBy(desc(ownerInvitations.createdAt))
    .limit(1);
  return last ?? null;
}
