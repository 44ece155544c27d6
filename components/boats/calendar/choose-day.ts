import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking, readBooking } from "@/components/boats/booking/booking-store";
import {
  endOptions,
  type KnownHours,
  knownHours,
  startOptions,
} from "@/components/boats/calendar/hour-options";
import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";

const MORNING = 10;

type Hours = Pick<BookingChoice, "startHour" | "endHour">;

/** Hours that fit the day: the chosen ones when they are free, else the next free ones, by default from the morning. */
export function fitHours(
  boat: BookingBoat,
  kind: BookingChoice["kind"],
  wanted: Hours,
  known: KnownHours,
): Hours {
  if (kind === "daily") return { startHour: null, endHour: null };
  const asked = { boat, ...known, swimTour: kind === "swim_tour" };
  const starts = startOptions(asked).filter(({ free }) => free);
  const start = starts.find(({ hour }) => hour >= (wanted.startHour ?? MORNING)) ?? starts[0];
  if (!start) return wanted;
  const ends = endOptions(asked, start.hour).filter(({ free }) => free);
  const lastSwim = kind === "swim_tour" ? ends.find(({ hour }) => hour === SWIM_TOUR_HOURS.until) : undefined;
  const end = ends.find(({ hour }) => hour === wanted.endHour) ?? lastSwim ?? ends[0];
  return { startHour: start.hour, endHour: end?.hour ?? null };
}

/** A day was chosen: for nights the second choice is the return, for hours they are made to fit the day. */
export function chooseDay(
  boat: BookingBoat,
  day: TripDay,
  availability: AvailabilityResponse | undefined,
): void {
  const { choice } = readBooking(boat);
  if (choice.kind === "daily") {
    const closes = choice.day !== null && choice.endDay === null && day > choice.day;
    changeBooking(boat, closes ? { endDay: day } : { day, endDay: null });
    return;
  }
  changeBooking(boat, { day, ...fitHours(boat, choice.kind, choice, knownHours(availability, day)) });
}
