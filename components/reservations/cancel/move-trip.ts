import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { addDays, addHours, hoursBetween, nightsBetween } from "@/lib/domain/shared/istanbul-time";

/** The trip at another start: as many hours, or as many nights, as before. */
export function moveTrip<Trip extends Pick<TripChoice, "rent_type" | "start_date" | "end_date">>(
  trip: Trip,
  startsAt: string,
): Trip {
  if (trip.rent_type === "daily") {
    const nights = nightsBetween(trip.start_date.slice(0, 10), trip.end_date.slice(0, 10));
    const day = startsAt.slice(0, 10);
    return { ...trip, start_date: day, end_date: addDays(day, nights) };
  }
  const hours = hoursBetween(trip.start_date, trip.end_date);
  return { ...trip, start_date: startsAt, end_date: addHours(startsAt, hours) };
}
