import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { shortlists } from "@/lib/server/platform/db/schema/shortlists";

/** Deletes a shortlist with its votes; its link stops working. Staff says why. Refuses a customer another's. */
export async function endShortlist(
  by: Actor<"customer" | "staff">,
  id: string,
  reason: string | null = null,
): Promise<Outcome<null, "not_found">> {
  const one = eq(shortlists.id, id);
  const own = by.kind === "customer" ? and(one, sql`${shortlists.userId} = ${by.id}::uuid`) : one;
  return inTransaction(async (tx) => {
    const ended = await tx.delete(shortlists).where(own).returning({ id: shortlists.id });
    if (ended.length === 0) return refuse("not_found");
    await audit(tx, { by, event: "shortlist_ended", subject: { kind: "shortlist", id }, reason });
    return accept(null);
  });
}
