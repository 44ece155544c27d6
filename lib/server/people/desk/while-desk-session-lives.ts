import { sql } from "drizzle-orm";
import { SessionEnded } from "@/lib/server/people/accounts/sessions/while-session-lives";
import type { DeskSession } from "@/lib/server/people/desk/desk-session";
import { guardTransactions } from "@/lib/server/platform/db/in-transaction";

/**
 * Runs a writing call of an owner's desk: each of its transactions locks the member first and then asks again whether
 * the session still exists and the role is the one that the call was admitted with. Otherwise it throws `SessionEnded`.
 */
export function whileDeskSessionLives<T>(
  { id, member }: Pick<DeskSession, "id" | "member">,
  work: () => Promise<T>,
): Promise<T> {
  return guardTransactions(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      select from owner_members m join owner_sessions s on s.member_id = m.id
      where s.id = ${id} and m.disabled_at is null and m.role = ${member.role}
      for no key update of m for key share of s`);
    if (rowCount === 0) throw new SessionEnded("The session has ended");
  }, work);
}
