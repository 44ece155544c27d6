import { sql } from "drizzle-orm";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";

/**
 * Publishes the owner's reply below the review of a trip, once, without numbers and addresses: the same words again
 * change nothing, others are refused, and so is an answer to a trip without a review or to one whose texts have left
 * with their account.
 */
export async function replyToReview(
  reply: { reservationId: string; text: string },
  now: Date,
): Promise<Outcome<null, "transition_not_allowed">> {
  const { reservationId } = reply;
  const { text } = maskContacts(reply.text);
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ boat_id: number; reply: string | null }>(sql`
      select boat_id, reply from reviews
      where reservation_id = ${reservationId}::uuid and text <> '' for update`);
    const [review] = rows;
    if (review?.reply === text) return accept(null);
    if (!review || review.reply !== null) return refuse("transition_not_allowed");
    await tx.execute(sql`update reviews set reply = ${text}, replied_at = ${now.toISOString()}::timestamptz
      where reservation_id = ${reservationId}::uuid`);
    await notifyTags(tx, [`boat:${review.boat_id}`]);
    return accept(null);
  });
}
