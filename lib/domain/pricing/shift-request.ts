import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, addHours } from "@/lib/domain/shared/istanbul-time";

/** The trip some days and hours later (earlier when negative); daily rent moves by whole days only. */
export function shiftRequest(request: TripRequest, by: { days?: number; hours?: number }): TripRequest {
  const move = (tripTime: string) => {
    const moved = `${addDays(tripTime.slice(0, 10), by.days ?? 0)}${tripTime.slice(10)}`;
    return by.hours && request.rentType === "hourly" ? addHours(moved, by.hours) : moved;
  };
  return { ...request, startsAt: move(request.startsAt), endsAt: move(request.endsAt) };
}
