import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inReviewSql } from "@/lib/server/booking/checkout/in-review-sql";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * The customer gives up an open change of an own trip, which stays as it is. Repeating it changes nothing. Refuses a
 * change that is over, and one whose payment is being checked: its money decides.
 */
export async function withdrawChange(
  { userId, reservationId, changeId }: { userId: string; reservationId: string; changeId: string },
  now: Date,
): Promise<Outcome<null, "not_found" | "transition_not_allowed" | "payment_in_review">> {
  return inTransaction(async (tx) => {
    const locked = await lockChange(tx, changeId);
    if (locked?.reservation.userId !== userId || locked.reservation.id !== reservationId) {
      return refuse("not_found");
    }
    const { change, reservation } = locked;
    if (change.status === "withdrawn") return accept(null);
    const { rows } = await tx.execute<{ open: boolean }>(
      sql`select ${inReviewSql({ kind: "change", id: changeId })} as open`,
    );
    if (rows[0]?.open) return refuse("payment_in_review");
    const ended = await endChange(tx, change, reservation.boatId, { end: "withdraw", now });
    return ended.ok ? accept(null) : ended;
  });
}
