import { and, eq, ne } from "drizzle-orm";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { reviews } from "@/lib/server/platform/db/schema/reservations";

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
    const [review] = await tx
      .select({ id: reviews.id, boatId: reviews.boatId, reply: reviews.reply })
      .from(reviews)
      .where(and(eq(reviews.reservationId, reservationId), ne(reviews.text, "")))
      .for("update");
    if (review?.reply === text) return accept(null);
    if (!review || review.reply !== null) return refuse("transition_not_allowed");
    await tx.update(reviews).set({ reply: text, repliedAt: now }).where(eq(reviews.id, review.id));
    await notifyTags(tx, [`boat:${review.boatId}`]);
    return accept(null);
  });
}
