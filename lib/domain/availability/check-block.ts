import { nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";

/** A longer block is more likely a slip of the keyboard. */
const LONG_BLOCK_DAYS = 60;

export type BlockRefusal = "end_before_start" | "block_in_past" | "block_too_long";

/**
 * Whether a boat may be blocked for this time. Refuses what ends before it begins, what is over or began before today,
 * and more than 60 days unless `evenLong` confirms it.
 */
export function checkBlock(
  { startsAt, endsAt }: Period,
  { now, evenLong }: { now: Date; evenLong: boolean },
): Outcome<null, BlockRefusal> {
  if (endsAt <= startsAt) return refuse("end_before_start");
  if (endsAt <= now || tripDayOf(startsAt) < tripDayOf(now)) return refuse("block_in_past");
  const days = nightsBetween(tripDayOf(startsAt), tripDayOf(endsAt));
  if (days > LONG_BLOCK_DAYS && !evenLong) return refuse("block_too_long", { days, max: LONG_BLOCK_DAYS });
  return accept(null);
}
