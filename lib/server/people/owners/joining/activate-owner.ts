import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { applyOwnerEvent, lockOwner } from "@/lib/server/people/owners/change-owner-state";
import { readJoining } from "@/lib/server/people/owners/joining/read-joining";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { ownerInvitations } from "@/lib/server/platform/db/schema/owner-papers";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Lets an invited owner rent out: published boats are on sale from then on, and the link of the invitation ends.
 * Refuses while identity, a needed paper or the agreement is missing, and one who was not invited.
 */
export async function activateOwner(
  ownerId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "transition_not_allowed" | "owner_incomplete">> {
  const joining = await readJoining(ownerId, DEFAULT_LOCALE, now);
  if (!joining) return refuse("not_found");
  const { missing, gaps, acceptedAt } = joining;
  if (missing.length > 0 || gaps.length > 0 || acceptedAt === null) return refuse("owner_incomplete");
  return inTransaction(async (tx, client) => {
    const owner = await lockOwner(tx, ownerId);
    if (!owner) return refuse("not_found");
    const activated = await applyOwnerEvent(tx, client, owner, { event: "activate", by, now });
    if (!activated.ok) return activated;
    const open = and(eq(ownerInvitations.ownerId, ownerId), isNull(ownerInvitations.usedAt));
    await tx.update(ownerInvitations).set({ usedAt: now }).where(open);
    await addJob(tx, "tell_owner", { ownerId, mail: "activated", about: now.toISOString() });
    return accept(null);
  });
}
