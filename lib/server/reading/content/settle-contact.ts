import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** The operator is done with a contact message. Refuses an unknown one; settling again keeps the first time. */
export async function settleContact(id: number, now: Date): Promise<Outcome<null, "not_found">> {
  const { rowCount } = await inTransaction((tx) =>
    tx.execute(sql`update contact_messages
      set settled_at = coalesce(settled_at, ${now.toISOString()}::timestamptz) where id = ${id}`),
  );
  return rowCount ? accept(null) : refuse("not_found");
}
