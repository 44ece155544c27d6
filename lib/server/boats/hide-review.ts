import { sql } from "drizzle-orm";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { refreshBoatFacts } from "@/lib/server/boats/refresh-boat-facts";
import { endOfTransaction } from "@/lib/server/db/dry-run";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { notifyTags } from "@/lib/server/db/notify-tags";
import { log } from "@/lib/server/log";
import { lockBoat } from "@/lib/server/occupancy/lock-boat";

/**
 * Hides a review for a legal reason, which is kept and logged, or with `hiddenReason` null publishes it again;
 * the boat's rating and the pages that show it follow. Reviews are not hidden for being bad.
 */
export async function showReview(
  reviewId: number,
  hiddenReason: string | null,
  now: Date,
): Promise<Outcome<{ boatId: number }, "not_found">> {
  const shown = await inTransaction<Outcome<{ boatId: number }, "not_found">>(async (tx, client) => {
    const { rows } = await tx.execute<{ boat_id: number }>(
      sql`select boat_id from reviews where id = ${reviewId}`,
    );
    const boatId = rows[0]?.boat_id;
    if (boatId === undefined) return refuse("not_found");
    await lockBoat(tx, boatId);
    await tx.execute(sql`update reviews set published = ${hiddenReason === null}, hidden_reason = ${hiddenReason}
      where id = ${reviewId}`);
    await refreshBoatFacts(client, [boatId], tripDayOf(now));
    await notifyTags(tx, ["boats", `boat:${boatId}`, "home"]);
    return accept({ boatId });
  });
  if (shown.ok && endOfTransaction() === "commit")
    log("info", hiddenReason === null ? "review_published" : "review_hidden", { reviewId, hiddenReason });
  return shown;
}
