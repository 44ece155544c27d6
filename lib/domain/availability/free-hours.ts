import { noticeHoursOf } from "@/lib/domain/pricing/notice-hours-of";
import type { BoatTerms } from "@/lib/domain/pricing/quote-trip";
import { withinServiceHours } from "@/lib/domain/pricing/within-service-hours";
import { addMinutes, hoursUntil } from "@/lib/domain/shared/instant";
import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

export type HourReason = "closed" | "past" | "notice" | "busy";

export interface FreeHour {
  /** 0 … 23 of the Istanbul day. */
  hour: number;
  free: boolean;
  reason?: HourReason;
}

/**
 * The 24 hours of an Istanbul day, each free or with the reason why it can be no part of a new trip. An hour
 * just before a busy period is busy too: the turnaround after it would not fit.
 */
export function freeHours(terms: BoatTerms, day: TripDay, busy: readonly Period[], now: Date): FreeHour[] {
  const dayPeriod = { startsAt: toInstant(atHour(day, 0)), endsAt: toInstant(atHour(day, 24)) };
  const reach = { ...dayPeriod, endsAt: addMinutes(dayPeriod.endsAt, terms.turnaroundMinutes) };
  const near = busy.filter((period) => !isFree(reach, [period]));
  const noticeHours = noticeHoursOf(terms);
  return Array.from({ length: 24 }, (_, hour) => {
    const reason = reasonAgainst(terms, day, hour, near, noticeHours, now);
    return reason ? { hour, free: false, reason } : { hour, free: true };
  });
}

function reasonAgainst(
  terms: BoatTerms,
  day: TripDay,
  hour: number,
  busy: readonly Period[],
  noticeHours: number,
  now: Date,
): HourReason | null {
  const startsAt = atHour(day, hour);
  const endsAt = atHour(day, hour + 1);
  if (!withinServiceHours(terms, startsAt, endsAt)) return "closed";
  const start = toInstant(startsAt);
  const hoursAhead = hoursUntil(start, now);
  if (hoursAhead < 0) return "past";
  if (hoursAhead < noticeHours) return "notice";
  return isFree(occupiedPeriod(start, toInstant(endsAt), terms.turnaroundMinutes), busy) ? null : "busy";
}
