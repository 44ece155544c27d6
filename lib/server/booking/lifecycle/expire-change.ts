import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * Ends a change whose deadline has passed; true when it did. Anything else (answered, paid, extended, unknown) is
 * left alone, so the job may run early, late or twice.
 */
export async function expireChange(changeId: string, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const locked = await lockChange(tx, changeId);
    if (!locked) return false;
    const { change, reservation } = locked;
    return (await endChange(tx, change, reservation.boatId, { end: "expire", now })).ok;
  });
}
