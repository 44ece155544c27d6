import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";

/** The data of a customer that a reservation needs. */
export interface LockedCustomer {
  id: string;
  phone: string | null;
  /** The same, or null while nobody has shown that it is theirs: an unproven number counts for nothing. */
  provenPhone: string | null;
  /** Whether the e-mail address or the phone number was shown to be theirs. */
  proven: boolean;
  emailProven: boolean;
}

/**
 * Locks a customer before any boat, so that concurrent requests cannot exceed a limit together; null
 * for a deleted account.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<LockedCustomer | null> {
  const { id, phone, emailVerifiedAt, phoneVerifiedAt } = users;
  const [customer] = await tx
    .select({ id, phone, emailVerifiedAt, phoneVerifiedAt })
    .from(users)
    .where(and(eq(id, userId), isNull(users.anonymisedAt)))
    .for("no key update");
  if (!customer) return null;
  const [emailProven, phoneProven] = [customer.emailVerifiedAt !== null, customer.phoneVerifiedAt !== null];
  return {
    id: customer.id,
    phone: customer.phone,
    provenPhone: phoneProven ? customer.phone : null,
    proven: emailProven || phoneProven,
    emailProven,
  };
}
