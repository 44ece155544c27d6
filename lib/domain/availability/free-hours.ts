import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { noticeHoursOf } from "@/lib/domain/pricing/notice-hours-of";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { withinServiceHours } from "@/lib/domain/pricing/within-service-hours";
import { addMinutes, hoursUntil } from "@/lib/domain/shared/instant";
import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { HourReason } from "@/lib/domain/shared/vocabulary";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

export interface FreeHour {
  /** 0 … 23 of the Istanbul day. */
  hour: number;
  /** Whether a trip may last through this hour; it may start in it only when its shortest length is free too. */
  free: boolean;
  reason?: HourReason;
}

/**
 * The 24 hours of an Istanbul day: free when a trip may last from the hour to the next one, with the turnaround
 * after it, otherwise the reason why not. A trip by the hour is possible exactly when all its hours are free.
 */
export function freeHours(terms: BoatTerms, day: TripDay, busy: readonly Period[], now: Date): FreeHour[] {
  const reach = {
    startsAt: toInstant(atHour(day, 0)),
    endsAt: addMinutes(toInstant(atHour(day, 24)), terms.turnaroundMinutes),
  };
  const near = busy.filter((period) => !isFree(reach, [period]));
  return Array.from({ length: 24 }, (_, hour) => {
    const reason = reasonAgainst(terms, day, hour, near, now);
    return reason ? { hour, free: false, reason } : { hour, free: true };
  });
}

function reasonAgainst(
  terms: BoatTerms,
  day: TripDay,
  hour: number,
  busy: readonly Period[],
  now: Date,
): HourReason | null {
  const from = atHour(day, hour);
  const until = atHour(day, hour + 1);
  if (!withinServiceHours(terms, from, until)) return "closed";
  const startsAt = toInstant(from);
  const hoursAhead = hoursUntil(startsAt, now);
  if (hoursAhead < 0) return "past";
  if (hoursAhead < noticeHoursOf(terms)) return "notice";
  if (until.slice(0, 10) > lastTripDay(now)) return "too_far";
  return isFree(occupiedPeriod(startsAt, toInstant(until), terms.turnaroundMinutes), busy) ? null : "busy";
}
