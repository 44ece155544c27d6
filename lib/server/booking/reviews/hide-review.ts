import { sql } from "drizzle-orm";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { endOfTransaction } from "@/lib/server/platform/db/dry-run";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { log } from "@/lib/server/platform/log";

type Shown = Outcome<{ boatId: number }, "not_found">;

/** Hides a review for a legal reason, which is kept and logged. Reviews are not hidden for being bad. */
export async function hideReview(reviewId: number, reason: string, now: Date): Promise<Shown> {
  const hidden = await setHiddenReason(reviewId, reason, now);
  if (hidden.ok && endOfTransaction() === "commit")
    log("info", "review_hidden", { review_id: reviewId, reason });
  return hidden;
}

/** Publishes a hidden review again. */
export async function publishReview(reviewId: number, now: Date): Promise<Shown> {
  const published = await setHiddenReason(reviewId, null, now);
  if (published.ok && endOfTransaction() === "commit")
    log("info", "review_published", { review_id: reviewId });
  return published;
}

/** Null publishes the review. The boat's rating and the pages that show it follow. */
function setHiddenReason(reviewId: number, reason: string | null, now: Date): Promise<Shown> {
  return inTransaction<Shown>(async (tx, client) => {
    const { rows } = await tx.execute<{ boat_id: number }>(
      sql`select boat_id from reviews where id = ${reviewId}`,
    );
    const boatId = rows[0]?.boat_id;
    if (boatId === undefined) return refuse("not_found");
    await lockBoat(tx, boatId);
    await tx.execute(sql`update reviews set published = ${reason === null}, hidden_reason = ${reason}
      where id = ${reviewId}`);
    await refreshBoatFacts(client, [boatId], tripDayOf(now));
    await notifyTags(tx, ["boat-lists", `boat:${boatId}`, "home"]);
    return accept({ boatId });
  });
}
