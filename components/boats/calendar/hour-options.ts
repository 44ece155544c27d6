import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { AvailabilityDay, AvailabilityResponse } from "@/lib/contracts/boats/availability";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { HourReason } from "@/lib/domain/shared/vocabulary";

export interface HourOption {
  hour: number;
  free: boolean;
  /** `too_short`: the hour is free, but not long enough for the shortest trip. */
  reason?: HourReason | "too_short";
}

/** What is known of the chosen day and of the one after it, into which its trips may last. */
export interface KnownHours {
  day: AvailabilityDay | undefined;
  nextDay: AvailabilityDay | undefined;
}

interface HoursAsked extends KnownHours {
  boat: BookingBoat;
  swimTour: boolean;
}

/** The chosen day in the availability; absent while it loads: then every hour may be chosen and the quote decides. */
export function knownHours(availability: AvailabilityResponse | undefined, day: string | null): KnownHours {
  const index = availability?.days.findIndex((one) => one.day === day) ?? -1;
  if (index < 0) return { day: undefined, nextDay: undefined };
  return { day: availability?.days[index], nextDay: availability?.days[index + 1] };
}

/** The shortest trip by the hour of the chosen day. */
export function minHours({ boat, day, swimTour }: HoursAsked): number {
  if (swimTour) return day?.min_hours.swim_tour ?? 1;
  return day?.min_hours.hourly ?? boat.minHours;
}

/** Hours of the chosen day, counted from its midnight, at which the trip may start; the others say why not. */
export function startOptions({ boat, day, swimTour }: HoursAsked): HourOption[] {
  const first = swimTour ? SWIM_TOUR_HOURS.from : 0;
  const last = swimTour ? SWIM_TOUR_HOURS.until - 1 : 23;
  if (!day) {
    const opens = Math.max(first, boat.opens);
    const count = Math.max(0, Math.min(last, boat.closes - 1) - opens + 1);
    return Array.from({ length: count }, (_, index) => ({ hour: opens + index, free: true }));
  }
  const starts = day.starts[swimTour ? "swim_tour" : "hourly"];
  return day.hours
    .filter(({ hour, reason }) => hour >= first && hour <= last && reason !== "closed")
    .map(({ hour, reason }) =>
      starts.includes(hour) ? { hour, free: true } : { hour, free: false, reason: reason ?? "too_short" },
    );
}

/** Hours at which it may end: from the shortest trip on, free as long as every hour before is. */
export function endOptions(asked: HoursAsked, start: number): HourOption[] {
  const { boat, day, nextDay, swimTour } = asked;
  const shortest = start + minHours(asked);
  const last = swimTour ? SWIM_TOUR_HOURS.until : day ? start + 24 : boat.closes;
  const options: HourOption[] = [];
  let against: HourReason | undefined;
  for (let hour = start; hour < last; hour++) {
    const reason = (hour < 24 ? day?.hours[hour] : nextDay?.hours[hour - 24])?.reason;
    if (reason === "closed") break;
    against ??= reason;
    if (hour + 1 < shortest) continue;
    options.push(against ? { hour: hour + 1, free: false, reason: against } : { hour: hour + 1, free: true });
  }
  return options;
}
