import { sql } from "drizzle-orm";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { guardTransactions } from "@/lib/server/platform/db/in-transaction";

/** Thrown in a transaction of a session that has ended since it was read. */
export class SessionEnded extends Error {}

/**
 * Runs a writing call of a session: each of its transactions locks the customer first and then asks again whether the
 * session still exists. A reset, an address taken back or a logout either waits for the transaction, or ends the
 * session before it: then it throws `SessionEnded`.
 */
export function whileSessionLives<T>({ id }: Pick<Session, "id">, work: () => Promise<T>): Promise<T> {
  return guardTransactions(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      select from users u join sessions s on s.user_id = u.id
      where s.id = ${id} and u.anonymised_at is null for no key update of u for key share of s`);
    if (rowCount === 0) throw new SessionEnded("The session has ended");
  }, work);
}
