import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Removes a vote from a customer's own shortlist. */
export async function removeVote(
  userId: string,
  shortlistId: string,
  voteId: string,
): Promise<Outcome<null, "not_found">> {
  const { rowCount } = await inTransaction((tx) =>
    tx.execute(sql`
      delete from shortlist_votes v using shortlists l
      where v.id = ${voteId} and v.shortlist_id = ${shortlistId} and l.id = v.shortlist_id and l.user_id = ${userId}`),
  );
  return rowCount ? accept(null) : refuse("not_found");
}
