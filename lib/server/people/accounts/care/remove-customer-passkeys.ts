import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import { deletePasskeysWithMail } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";

/**
 * Removes one passkey of a customer, or all of them, as for a lost device, and mails it. Sessions stay. Refuses where
 * nothing is to remove.
 */
export async function removeCustomerPasskeys(
  userId: string,
  passkeyId: string | null,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ removed: number }, "not_found">> {
  return inTransaction(async (tx) => {
    if (!passkeyId) {
      const removed = await deletePasskeysWithMail(tx, userId, by, now);
      return removed === 0 ? refuse("not_found") : accept({ removed });
    }
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) return refuse("not_found");
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user?.email)
      await announceAccountChange(tx, { userId, change: "passkey_removed", to: user.email }, now);
    const subject = { kind: "customer", id: userId } as const;
    await audit(tx, { by, event: "passkeys_removed", subject, data: { count: 1 } });
    return accept({ removed: 1 });
  });
}
