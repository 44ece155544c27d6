import { and, eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { shortlists } from "@/lib/server/platform/db/schema/shortlists";

/** Deletes the customer's own shortlist with its votes; its link stops working. Refuses another customer's. */
export async function endShortlist(userId: string, id: string): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const ended = await tx
      .delete(shortlists)
      .where(and(eq(shortlists.id, id), eq(shortlists.userId, userId)))
      .returning({ id: shortlists.id });
    return ended.length > 0 ? accept(null) : refuse("not_found");
  });
}
