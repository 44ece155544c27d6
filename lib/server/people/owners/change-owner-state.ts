import { eq } from "drizzle-orm";
import type { PoolClient } from "pg";
import { nextOwnerState, type OwnerEvent } from "@/lib/domain/owners/next-owner-state";
import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { renewSales } from "@/lib/server/catalogue/boats/edit/renew-sales";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { ownerHistory, owners } from "@/lib/server/platform/db/schema/owners";

const EVENTS = {
  apply: "owner_applied",
  invite: "owner_invited",
  decline: "owner_declined",
  activate: "owner_activated",
  suspend: "owner_suspended",
  resume: "owner_resumed",
} as const satisfies Record<OwnerEvent, AuditEvent>;

export type OwnerRow = typeof owners.$inferSelect;

interface Step {
  event: OwnerEvent;
  reason?: string | null;
  by: Actor;
  now: Date;
}

/** The owner of this id, locked until the transaction ends; null when there is none. */
export async function lockOwner(tx: Tx, id: string): Promise<OwnerRow | null> {
  const [owner] = await tx.select().from(owners).where(eq(owners.id, id)).for("update");
  return owner ?? null;
}

/**
 * The only writer of an owner's state: with its reason in the history and the audit; boats go off sale or come back
 * with it, booked trips stay. Called in the transaction of the change, with the owner locked. Refuses what the state
 * does not allow.
 */
export async function applyOwnerEvent(
  tx: Tx,
  client: PoolClient,
  owner: OwnerRow,
  { event, reason = null, by, now }: Step,
): Promise<Outcome<null, "transition_not_allowed">> {
  const next = nextOwnerState(owner.state, event);
  if (!next.ok) return next;
  const { id } = owner;
  await tx.update(owners).set({ state: next.value, updatedAt: now }).where(eq(owners.id, id));
  await tx.insert(ownerHistory).values({
    ownerId: id,
    fromState: owner.state,
    toState: next.value,
    reason,
    actor: by.kind,
    actorId: by.id,
    at: now,
  });
  await audit(tx, { by, event: EVENTS[event], subject: { kind: "owner", id }, reason });
  await renewSales(tx, client, id, by, now);
  return accept(null);
}

type Refusal = "not_found" | "transition_not_allowed";

const stepOf =
  (event: OwnerEvent) =>
  (id: string, reason: string, by: Actor<"staff">, now: Date): Promise<Outcome<null, Refusal>> =>
    inTransaction(async (tx, client) => {
      const owner = await lockOwner(tx, id);
      if (!owner) return refuse("not_found");
      return applyOwnerEvent(tx, client, owner, { event, reason, by, now });
    });

/** Stops an owner: the boats take no new bookings from now on, booked trips stay. Refuses one who is not active. */
export const suspendOwner = stepOf("suspend");
/** Ends a suspension: the boats are on sale again as far as their papers allow. Refuses one who is not suspended. */
export const resumeOwner = stepOf("resume");
