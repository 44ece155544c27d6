import { and, eq } from "drizzle-orm";
import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { log } from "@/lib/server/platform/log";

type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey as its customer sees it: no key and no identifier of a device. */
export function ownPasskeyOf({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
  return {
    id,
    name,
    synced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

/** The customer's passkeys, the oldest first. */
export async function listPasskeys(userId: string): Promise<OwnPasskey[]> {
  const rows = await getDb()
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);
  return rows.map(ownPasskeyOf);
}

const ownOne = ({ userId }: Session, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Gives one of the customer's own passkeys another name; another customer's looks like one that does not exist. */
export async function renamePasskey(
  session: Session,
  id: string,
  name: string,
): Promise<Outcome<OwnPasskey, "not_found">> {
  const [row] = await inTransaction((tx) =>
    tx.update(passkeys).set({ name }).where(ownOne(session, id)).returning(),
  );
  return row ? accept(ownPasskeyOf(row)) : refuse("not_found");
}

/**
 * Removes one of the customer's own passkeys and mails it. It may be the last way in beside the mailbox, which "forgot
 * password" always serves. Refuses a session that is not confirmed.
 */
export async function removePasskey(
  session: Session,
  id: string,
  now: Date,
): Promise<Outcome<null, "not_found" | "step_up_required">> {
  const [own] = await getDb().select({ id: passkeys.id }).from(passkeys).where(ownOne(session, id));
  if (!own) return refuse("not_found");
  const confirmed = requireStepUp(session);
  if (!confirmed.ok) return confirmed;
  const { userId, user } = session;
  return inTransaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(ownOne(session, id)).returning({ id: passkeys.id });
    if (removed.length === 0) return refuse("not_found");
    await announceAccountChange(tx, { userId, change: "passkey_removed", to: user.email }, now);
    log("info", "passkey_removed", { by: "customer" });
    return accept(null);
  });
}

/**
 * Removes every passkey of an account and returns how many there were. Before its sessions end, or a login could slip
 * in between.
 */
export async function deletePasskeys(tx: Tx, userId: string): Promise<number> {
  return (await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length;
}

/** `deletePasskeys` with a mail to the customer: for a password that was reset, and for staff. */
export async function deletePasskeysWithMail(
  tx: Tx,
  userId: string,
  by: Actor<"customer" | "staff">,
  now: Date,
): Promise<number> {
  const dropped = await deletePasskeys(tx, userId);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (dropped === 0 || !user?.email) return dropped;
  await announceAccountChange(tx, { userId, change: "passkeys_removed", to: user.email }, now);
  await audit(tx, {
    by,
    event: "passkeys_removed",
    subject: { kind: "customer", id: userId },
    data: { count: dropped },
  });
  log("info", "passkeys_removed", { by: by.kind, count: dropped });
  return dropped;
}
