import { sql } from "drizzle-orm";
import { SessionEnded } from "@/lib/server/people/accounts/sessions/while-session-lives";
import type { StaffSession } from "@/lib/server/people/staff/staff-session";
import { guardTransactions } from "@/lib/server/platform/db/in-transaction";

/**
 * Runs a writing call of the console: each of its transactions locks the member of staff first and then asks again
 * whether the session still exists and the role is the one that the call was admitted with. Otherwise it throws
 * `SessionEnded`.
 */
export function whileStaffSessionLives<T>(
  { id, staff }: Pick<StaffSession, "id" | "staff">,
  work: () => Promise<T>,
): Promise<T> {
  return guardTransactions(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      select from staff u join staff_sessions s on s.staff_id = u.id
      where s.id = ${id} and u.disabled_at is null and u.role = ${staff.role}
      for no key update of u for key share of s`);
    if (rowCount === 0) throw new SessionEnded("The session has ended");
  }, work);
}
