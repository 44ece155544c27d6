import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { AvailabilityAnswer } from "@/lib/contracts/vehicles";
import { addDays } from "@/lib/domain/shared/istanbul-time";

/** A boat as the booking card receives it. */
export const BOOKING_BOAT: BookingBoat = {
  id: 7,
  currency: "TRY",
  instant: true,
  capacity: 12,
  foodCapacity: 10,
  from: { amount: 500_000, kind: "hourly" },
  kinds: ["hourly", "daily", "swim_tour"],
  minHours: 2,
  noticeHours: 3,
  opens: 8,
  closes: 26,
  services: [
    {
      id: 31,
      type: "meal",
      unit: "person",
      name: "Fish menu",
      description: null,
      price: 165_000,
      max_quantity: null,
      lead_hours: 24,
    },
    {
      id: 32,
      type: "extra",
      unit: "qty",
      name: "Jet ski",
      description: null,
      price: 450_000,
      max_quantity: 3,
      lead_hours: 0,
    },
  ],
  checkoutPath: "/en/reserve/mavi-ruya",
};

/** Days from `from` on; `busy` names the taken hours of a day, `priceless` the days without any price. */
export function availabilityOf(
  from: string,
  count: number,
  busy: Readonly<Record<string, readonly number[]>> = {},
  priceless: readonly string[] = [],
): AvailabilityAnswer {
  return {
    busy: [],
    days: Array.from({ length: count }, (_, index) => {
      const day = addDays(from, index);
      const price = priceless.includes(day) ? null : 500_000;
      return {
        day,
        hourly: price,
        daily: price && price * 10,
        swim_tour: price && price * 4,
        min_hours: 2,
        hours: Array.from({ length: 24 }, (_, hour) => {
          const closed = hour >= 2 && hour < 8;
          if (closed) return { hour, free: false, reason: "closed" as const };
          return busy[day]?.includes(hour)
            ? { hour, free: false, reason: "busy" as const }
            : { hour, free: true };
        }),
      };
    }),
  };
}
