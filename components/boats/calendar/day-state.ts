import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { HourReason, RateKind } from "@/lib/domain/shared/vocabulary";

type Day = AvailabilityResponse["days"][number];

export interface DayState {
  free: boolean;
  /** Minor units per hour, night or tour; null where that day has none. */
  price: number | null;
  reason?: HourReason | "too_short" | "no_price";
}

/**
 * Whether a day can be chosen for that kind of trip, and if not, why. A day without a price can: the quote
 * then moves to the nearest day that has one.
 */
export function dayState(day: Day, kind: RateKind): DayState {
  const price = day[kind];
  if (day.starts[kind].length > 0)
    return price === null ? { free: true, price, reason: "no_price" } : { free: true, price };
  return { free: false, price, reason: reasonAgainst(day, kind) };
}

function reasonAgainst(day: Day, kind: RateKind): DayState["reason"] {
  const hours =
    kind === "swim_tour" ? day.hours.slice(SWIM_TOUR_HOURS.from, SWIM_TOUR_HOURS.until) : day.hours;
  const said = hours.findLast(({ reason }) => reason && reason !== "closed")?.reason;
  if (said) return said;
  // A night may be taken from the next morning on only.
  if (kind === "daily") return "busy";
  return hours.some(({ free }) => free) ? "too_short" : "closed";
}
