import { eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { reviews } from "@/lib/server/platform/db/schema/reservations";

type Shown = Outcome<{ boatId: number }, "not_found" | "already_done">;

/**
 * Hides a review for a legal reason, which is kept with who did it. Reviews are not hidden for being bad. Refuses one
 * that is hidden for that reason.
 */
export function hideReview(reviewId: number, reason: string, by: Actor<"staff">, now: Date): Promise<Shown> {
  return setHiddenReason(reviewId, reason, by, now);
}

/** Publishes a hidden review again. Refuses one that is not hidden. */
export function publishReview(reviewId: number, by: Actor<"staff">, now: Date): Promise<Shown> {
  return setHiddenReason(reviewId, null, by, now);
}

/** Null publishes the review. The boat's rating and the pages that show it follow. */
function setHiddenReason(
  reviewId: number,
  reason: string | null,
  by: Actor<"staff">,
  now: Date,
): Promise<Shown> {
  return inTransaction<Shown>(async (tx, client) => {
    const [review] = await tx
      .select({ boatId: reviews.boatId, hiddenReason: reviews.hiddenReason })
      .from(reviews)
      .where(eq(reviews.id, reviewId));
    if (!review) return refuse("not_found");
    if (review.hiddenReason === reason) return refuse("already_done");
    const { boatId } = review;
    await lockBoat(tx, boatId);
    await tx.execute(sql`update reviews set published = ${reason === null}, hidden_reason = ${reason}
      where id = ${reviewId}`);
    await refreshBoatFacts(client, [boatId], tripDayOf(now));
    await notifyTags(tx, ["boat-lists", `boat:${boatId}`, "home"]);
    const event = reason === null ? "review_published" : "review_hidden";
    await audit(tx, {
      by,
      event,
      subject: { kind: "review", id: String(reviewId) },
      data: { boatId },
      reason,
    });
    return accept({ boatId });
  });
}
