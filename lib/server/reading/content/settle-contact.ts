import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Staff is done with a contact message. Refuses an unknown one; settling again keeps the first time. */
export async function settleContact(
  id: number,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`update contact_messages
      set settled_at = coalesce(settled_at, ${now.toISOString()}::timestamptz) where id = ${id}`);
    if (!rowCount) return refuse("not_found");
    await audit(tx, { by, event: "contact_settled", subject: { kind: "contact", id: String(id) } });
    return accept(null);
  });
}
