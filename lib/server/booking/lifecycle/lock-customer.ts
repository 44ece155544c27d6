import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

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
  const { rows } = await tx.execute<LockedCustomer & Record<string, unknown>>(sql`
    select id, phone, case when phone_verified_at is not null then phone end as "provenPhone",
      coalesce(email_verified_at, phone_verified_at) is not null as proven,
      email_verified_at is not null as "emailProven"
    from users where id = ${userId} and anonymised_at is null for no key update`);
  return rows[0] ?? null;
}
