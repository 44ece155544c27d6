export interface CalendarReading {
  /** How many events from now on the last good reading had, and how many this one has. */
  before: number;
  found: number;
  /** What its events are known by, and those of the reading that waits. */
  digest: string;
  waitingDigest: string | null;
}

/**
 * Whether a reading of another platform's calendar counts at once. One that lost more than half of the events waits for
 * a second one that finds the same: a block that is lost is a boat sold twice, one that stays too long only loses a
 * sale.
 */
export function judgeReading({ before, found, digest, waitingDigest }: CalendarReading): "counts" | "waits" {
  return found * 2 < before && digest !== waitingDigest ? "waits" : "counts";
}
