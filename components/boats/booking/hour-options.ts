import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { SWIM_TOUR_HOURS } from "@/components/boats/booking/booking-choice";
import type { AvailabilityAnswer } from "@/lib/contracts/vehicles";

type Day = AvailabilityAnswer["days"][number];

export interface HourOption {
  hour: number;
  free: boolean;
}

interface HoursAsked {
  boat: BookingBoat;
  /** The chosen day; absent while its availability loads: then every hour may be chosen and the quote decides. */
  day: Day | undefined;
  swimTour: boolean;
}

const isFree = (day: Day | undefined, hour: number) =>
  hour >= 24 || (day?.hours.find((one) => one.hour === hour)?.free ?? true);

/** Hours at which the trip may start. */
export function startOptions({ boat, day, swimTour }: HoursAsked): HourOption[] {
  const first = swimTour ? Math.max(SWIM_TOUR_HOURS.from, boat.opens) : boat.opens;
  const last = (swimTour ? SWIM_TOUR_HOURS.until : Math.min(24, boat.closes)) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const hour = first + index;
    return { hour, free: isFree(day, hour) };
  });
}

/** Hours at which it may end: from the minimum on, free as long as nothing stands between. */
export function endOptions({ boat, day, swimTour }: HoursAsked, start: number): HourOption[] {
  const minHours = swimTour ? 1 : (day?.min_hours ?? boat.minHours);
  const last = swimTour ? SWIM_TOUR_HOURS.until : boat.closes;
  const options: HourOption[] = [];
  let open = true;
  for (let hour = start; hour < last; hour++) {
    open = open && isFree(day, hour);
    if (hour + 1 >= start + minHours) options.push({ hour: hour + 1, free: open });
  }
  return options;
}
