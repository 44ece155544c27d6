import { addMinutes } from "@/lib/domain/shared/instant";
import type { Period } from "@/lib/domain/shared/period";

/**
 * What a trip takes from its boat: itself and the turnaround after it, half-open, so that the next trip may
 * start at its end. Throws RangeError on a trip that does not end after its start.
 */
export function occupiedPeriod(startsAt: Date, endsAt: Date, turnaroundMinutes: number): Period {
  if (!(startsAt < endsAt)) throw new RangeError("A trip ends after its start");
  return { startsAt, endsAt: addMinutes(endsAt, turnaroundMinutes) };
}
