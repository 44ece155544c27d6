import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { endOptions, type KnownHours, startOptions } from "@/components/boats/calendar/hour-options";
import { minutesIntoDay } from "@/lib/domain/shared/istanbul-time";

/** The shortest evening trip; a boat with a longer minimum uses its own. */
const WANTED_HOURS = 2;
/** How long before its end the trip should see the sunset: time to come back in the last light. */
const BEFORE_END_HOURS = 1;

interface Asked extends KnownHours {
  boat: BookingBoat;
  swimTour: boolean;
}

/**
 * The free hours around the sunset of the chosen day: of the shortest trips of at least two hours that see it, the
 * one that ends about an hour after it. Null where none is free or the day is not known yet.
 */
export function sunsetHours(asked: Asked): { startHour: number; endHour: number } | null {
  const { day } = asked;
  if (!day) return null;
  const sunset = minutesIntoDay(day.light.sunset, day.day) / 60;
  const trips = startOptions(asked)
    .filter(({ free, hour }) => free && hour <= sunset)
    .flatMap(({ hour: startHour }) =>
      endOptions(asked, startHour)
        .filter(({ free, hour }) => free && hour > sunset)
        .map(({ hour: endHour }) => ({ startHour, endHour })),
    );
  const lengthOf = ({ startHour, endHour }: (typeof trips)[number]) => endHour - startHour;
  const distance = ({ endHour }: (typeof trips)[number]) => Math.abs(endHour - sunset - BEFORE_END_HOURS);
  const longEnough = trips.filter((trip) => lengthOf(trip) >= WANTED_HOURS);
  const candidates = longEnough.length > 0 ? longEnough : trips;
  return candidates.toSorted((a, b) => lengthOf(a) - lengthOf(b) || distance(a) - distance(b))[0] ?? null;
}
