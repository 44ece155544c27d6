import { eq } from "drizzle-orm";
import type { PasskeyPurpose } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { ownerMembers, ownerPasskeys } from "@/lib/server/platform/db/schema/owners";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { staff, staffPasskeys } from "@/lib/server/platform/db/schema/staff";

/** A passkey with the customer, member of staff or member of an owner that it belongs to. */
export type KeptPasskey = Omit<typeof passkeys.$inferSelect, "userId"> & { ownerId: string };

/** Where the passkeys of one kind of person are. */
interface PasskeyKeeper {
  list(ownerId: string): Promise<Pick<KeptPasskey, "credentialId" | "transports">[]>;
  /** Locks the owner first, as everybody does who ends what belongs to them, then the passkey. */
  lock(tx: Tx, credentialId: string): Promise<KeptPasskey | null>;
  isKnown(tx: Tx, credentialId: string): Promise<boolean>;
  used(tx: Tx, id: string, use: Pick<KeptPasskey, "counter" | "synced" | "lastUsedAt">): Promise<void>;
}

const OF_CUSTOMERS: PasskeyKeeper = {
  list: (ownerId) => getDb().select().from(passkeys).where(eq(passkeys.userId, ownerId)),
  async lock(tx, credentialId) {
    const byId = eq(passkeys.credentialId, credentialId);
    const [known] = await tx.select({ ownerId: passkeys.userId }).from(passkeys).where(byId);
    if (!known) return null;
    await tx.select({ id: users.id }).from(users).where(eq(users.id, known.ownerId)).for("key share");
    const [row] = await tx.select().from(passkeys).where(byId).for("update");
    return row ? { ...row, ownerId: row.userId } : null;
  },
  isKnown: async (tx, credentialId) =>
    (await tx.$count(passkeys, eq(passkeys.credentialId, credentialId))) > 0,
  async used(tx, id, use) {
    await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
  },
};

const OF_STAFF: PasskeyKeeper = {
  list: (ownerId) => getDb().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, ownerId)),
  async lock(tx, credentialId) {
    const byId = eq(staffPasskeys.credentialId, credentialId);
    const [known] = await tx.select({ ownerId: staffPasskeys.staffId }).from(staffPasskeys).where(byId);
    if (!known) return null;
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, known.ownerId)).for("key share");
    const [row] = await tx.select().from(staffPasskeys).where(byId).for("update");
    return row ? { ...row, ownerId: row.staffId } : null;
  },
  isKnown: async (tx, credentialId) =>
    (await tx.$count(staffPasskeys, eq(staffPasskeys.credentialId, credentialId))) > 0,
  async used(tx, id, use) {
    await tx.update(staffPasskeys).set(use).where(eq(staffPasskeys.id, id));
  },
};

const OF_OWNERS: PasskeyKeeper = {
  list: (memberId) => getDb().select().from(ownerPasskeys).where(eq(ownerPasskeys.memberId, memberId)),
  async lock(tx, credentialId) {
    const byId = eq(ownerPasskeys.credentialId, credentialId);
    const [known] = await tx.select({ id: ownerPasskeys.memberId }).from(ownerPasskeys).where(byId);
    if (!known) return null;
    await tx
      .select({ id: ownerMembers.id })
      .from(ownerMembers)
      .where(eq(ownerMembers.id, known.id))
      .for("key share");
    const [row] = await tx.select().from(ownerPasskeys).where(byId).for("update");
    return row ? { ...row, ownerId: row.memberId } : null;
  },
  isKnown: async (tx, credentialId) =>
    (await tx.$count(ownerPasskeys, eq(ownerPasskeys.credentialId, credentialId))) > 0,
  async used(tx, id, use) {
    await tx.update(ownerPasskeys).set(use).where(eq(ownerPasskeys.id, id));
  },
};

const KEEPERS = [OF_CUSTOMERS, OF_STAFF, OF_OWNERS] as const;

/** Whose passkeys serve a purpose. A challenge of one kind of person is never answered by another. */
export function keeperOf(purpose: PasskeyPurpose): PasskeyKeeper {
  if (purpose.startsWith("staff_")) return OF_STAFF;
  return purpose.startsWith("owner_") ? OF_OWNERS : OF_CUSTOMERS;
}

/** Whether the passkey belongs to another kind of person. */
export async function isKeptElsewhere(
  tx: Tx,
  purpose: PasskeyPurpose,
  credentialId: string,
): Promise<boolean> {
  for (const keeper of KEEPERS)
    if (keeper !== keeperOf(purpose) && (await keeper.isKnown(tx, credentialId))) return true;
  return false;
}
