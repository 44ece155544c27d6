import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { AvailabilityAnswer } from "@/lib/contracts/vehicles";
import type { RateKind } from "@/lib/domain/shared/vocabulary";

type Day = AvailabilityAnswer["days"][number];
type Reason = NonNullable<Day["hours"][number]["reason"]>;

export interface DayState {
  free: boolean;
  /** Minor units per hour, night or tour; null where that day has none. */
  price: number | null;
  reason?: Reason | "no_price";
}

const EVENING = 20;

/**
 * Whether a day can be chosen for that kind of trip, and if not, why. A day without a price can: the quote
 * then moves to the nearest day that has one.
 */
export function dayState(day: Day, kind: RateKind, boat: BookingBoat): DayState {
  const price = day[kind];
  const hours =
    kind === "swim_tour"
      ? day.hours.filter(({ hour }) => hour >= 10 && hour < 18)
      : kind === "daily"
        ? day.hours.filter(({ hour }) => hour >= EVENING)
        : day.hours.filter(({ hour }) => hour >= boat.opens);
  if (hours.some(({ free }) => free))
    return price === null ? { free: true, price, reason: "no_price" } : { free: true, price };
  const reason = hours.findLast((hour) => hour.reason && hour.reason !== "closed")?.reason ?? "closed";
  return { free: false, price, reason };
}
