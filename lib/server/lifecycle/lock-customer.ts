import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";

/**
 * Locks a customer before any boat, so that concurrent requests cannot exceed a limit together; null
 * for a deleted account.
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<{ phone: string | null } | null> {
  const { rows } = await tx.execute<{ phone: string | null }>(
    sql`select phone from users where id = ${userId} and anonymised_at is null for no key update`,
  );
  return rows[0] ?? null;
}
