import type { TripTime } from "@/lib/domain/shared/istanbul-time";

/** The evening of a day at a port, to the minute. */
export interface DayLight {
  /** When the sun is six degrees above the horizon. */
  goldenHour: TripTime;
  /** When its upper edge disappears. */
  sunset: TripTime;
  /** The end of civil twilight: the sun is six degrees below. */
  dusk: TripTime;
}

/** Whether the sun sets while the trip is under way; not when it sets just as the trip ends. */
export function includesSunset(
  { startsAt, endsAt }: { startsAt: TripTime; endsAt: TripTime },
  { sunset }: Pick<DayLight, "sunset">,
): boolean {
  return startsAt <= sunset && sunset < endsAt;
}
