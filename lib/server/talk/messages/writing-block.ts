import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Keeps an account from writing to owners and to us, as after a fraud; it logs in, pays and cancels as before. The
 * reason is kept with it. Refuses a deleted account and one that is blocked.
 */
export async function blockWriting(
  userId: string,
  reason: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "already_done">> {
  return inTransaction(async (tx) => {
    if (!(await isOpen(tx, userId))) return refuse("not_found");
    const blocked = await tx
      .update(users)
      .set({ writingBlockedAt: now, writingBlockedReason: reason })
      .where(and(eq(users.id, userId), isNull(users.writingBlockedAt)))
      .returning({ id: users.id });
    if (blocked.length === 0) return refuse("already_done");
    await audit(tx, { by, event: "writing_blocked", subject: { kind: "customer", id: userId }, reason });
    return accept(null);
  });
}

/** Lets a blocked account write again. Refuses one that is not blocked. */
export async function allowWriting(
  userId: string,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "already_done">> {
  return inTransaction(async (tx) => {
    if (!(await isOpen(tx, userId))) return refuse("not_found");
    const allowed = await tx
      .update(users)
      .set({ writingBlockedAt: null, writingBlockedReason: null })
      .where(and(eq(users.id, userId), isNotNull(users.writingBlockedAt)))
      .returning({ id: users.id });
    if (allowed.length === 0) return refuse("already_done");
    await audit(tx, { by, event: "writing_allowed", subject: { kind: "customer", id: userId } });
    return accept(null);
  });
}

/** Whether staff keeps this account from writing. */
export async function isWritingBlocked(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.writingBlockedAt)))) > 0;
}

async function isOpen(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.anonymisedAt)))
    .for("no key update");
  return user !== undefined;
}
