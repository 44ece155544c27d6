import { minHoursOn } from "@/lib/domain/pricing/min-hours-on";
import { noticeHoursOf } from "@/lib/domain/pricing/notice-hours-of";
import type { BoatTerms } from "@/lib/domain/pricing/quote-trip";
import { withinServiceHours } from "@/lib/domain/pricing/within-service-hours";
import { addMinutes, hoursUntil } from "@/lib/domain/shared/instant";
import { atHour, type TripDay, type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

export type HourReason = "closed" | "past" | "notice" | "busy";

export interface FreeHour {
  /** 0 … 23 of the Istanbul day. */
  hour: number;
  /** Whether the shortest trip of that day, turnaround included, may start now. */
  free: boolean;
  reason?: HourReason;
}

/** The 24 start hours of an Istanbul day, each free for the day's shortest trip or with the reason against it. */
export function freeHours(terms: BoatTerms, day: TripDay, busy: readonly Period[], now: Date): FreeHour[] {
  const minHours = minHoursOn(terms, day);
  const reach = {
    startsAt: toInstant(atHour(day, 0)),
    endsAt: addMinutes(toInstant(atHour(day, 23 + minHours)), terms.turnaroundMinutes),
  };
  const near = busy.filter((period) => !isFree(reach, [period]));
  return Array.from({ length: 24 }, (_, hour) => {
    const trip = { startsAt: atHour(day, hour), endsAt: atHour(day, hour + minHours) };
    const reason = reasonAgainst(terms, trip, near, now);
    return reason ? { hour, free: false, reason } : { hour, free: true };
  });
}

function reasonAgainst(
  terms: BoatTerms,
  trip: { startsAt: TripTime; endsAt: TripTime },
  busy: readonly Period[],
  now: Date,
): HourReason | null {
  if (!withinServiceHours(terms, trip.startsAt, trip.endsAt)) return "closed";
  const startsAt = toInstant(trip.startsAt);
  const hoursAhead = hoursUntil(startsAt, now);
  if (hoursAhead < 0) return "past";
  if (hoursAhead < noticeHoursOf(terms)) return "notice";
  return isFree(occupiedPeriod(startsAt, toInstant(trip.endsAt), terms.turnaroundMinutes), busy)
    ? null
    : "busy";
}
