import type { AvailabilityDay } from "@/lib/contracts/boats/availability";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { HourReason, RateKind } from "@/lib/domain/shared/vocabulary";

export interface DayState {
  free: boolean;
  /** Total of the cheapest trip of that day in minor units; null where it has none. */
  lowest: number | null;
  /** Free, except for some hours. */
  partly: boolean;
  reason?: HourReason | "too_short" | "no_price";
}

/**
 * Whether a day can be chosen for that kind of trip, and if not, why. A day without a price can: the quote
 * then moves to the nearest day that has one.
 */
export function dayState(day: AvailabilityDay, kind: RateKind): DayState {
  if (day.starts[kind].length === 0)
    return { free: false, lowest: null, partly: false, reason: reasonAgainst(day, kind) };
  const partly = kind !== "daily" && hoursFor(day, kind).some(({ reason }) => reason === "busy");
  const lowest = day.lowest[kind];
  return { free: true, lowest, partly, ...(day[kind] === null && { reason: "no_price" }) };
}

function hoursFor(day: AvailabilityDay, kind: RateKind): AvailabilityDay["hours"] {
  return kind === "swim_tour" ? day.hours.slice(SWIM_TOUR_HOURS.from, SWIM_TOUR_HOURS.until) : day.hours;
}

function reasonAgainst(day: AvailabilityDay, kind: RateKind): DayState["reason"] {
  const hours = hoursFor(day, kind);
  const reason = hours.findLast(({ reason }) => reason && reason !== "closed")?.reason;
  if (reason) return reason;
  // A night may be taken from the next morning on only.
  if (kind === "daily") return "busy";
  return hours.some(({ free }) => free) ? "too_short" : "closed";
}
