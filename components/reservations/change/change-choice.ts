import type { AvailabilityDay } from "@/lib/contracts/boats/availability";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import { addDays, addHours, hoursBetween, nightsBetween } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { formatHour } from "@/lib/i18n/format-hour";

export type ChangeableTrip = Pick<
  ReservationSummary,
  "rent_type" | "swim_tour" | "start_date" | "end_date" | "person_count"
>;

/** What the customer chooses: the day, how long from which hour (or how many nights), and for how many. */
export interface ChangeChoice {
  day: string;
  hour: number;
  /** Hours, or nights of a daily trip. */
  length: number;
  persons: number;
}

export function kindOf({ rent_type, swim_tour }: Pick<ChangeableTrip, "rent_type" | "swim_tour">): RateKind {
  return swim_tour ? "swim_tour" : rent_type;
}

/** The trip as it is booked. */
export function bookedChoice({
  rent_type,
  start_date,
  end_date,
  person_count,
}: ChangeableTrip): ChangeChoice {
  const daily = rent_type === "daily";
  return {
    day: start_date.slice(0, 10),
    hour: Number(start_date.slice(11, 13)),
    length: daily
      ? nightsBetween(start_date.slice(0, 10), end_date.slice(0, 10))
      : hoursBetween(start_date, end_date),
    persons: person_count,
  };
}

/** Hours of the day at which the trip may start. */
export function startHours(day: AvailabilityDay | undefined, kind: RateKind): number[] {
  return kind === "daily" ? [] : (day?.starts[kind] ?? []);
}

/** How many hours the trip may last from that hour: from the shortest trip to the first hour that is taken. */
export function lengths(
  day: AvailabilityDay | undefined,
  nextDay: AvailabilityDay | undefined,
  hour: number,
  kind: RateKind,
): number[] {
  if (!day || kind === "daily") return [];
  const last = kind === "swim_tour" ? SWIM_TOUR_HOURS.until - hour : 24;
  let free = 0;
  while (free < last && hourOf(day, nextDay, hour + free)?.free) free += 1;
  const shortest = day.min_hours[kind];
  return Array.from({ length: Math.max(0, free - shortest + 1) }, (_, index) => shortest + index);
}

const hourOf = (day: AvailabilityDay, nextDay: AvailabilityDay | undefined, hour: number) =>
  hour < 24 ? day.hours[hour] : nextDay?.hours[hour - 24];

/** The choice with hours that the chosen day has; unchanged while the day is not known. */
export function fitToDay(
  choice: ChangeChoice,
  day: AvailabilityDay | undefined,
  nextDay: AvailabilityDay | undefined,
  kind: RateKind,
): ChangeChoice {
  if (!day || kind === "daily") return choice;
  const hours = startHours(day, kind);
  const hour = hours.includes(choice.hour) ? choice.hour : (hours[0] ?? choice.hour);
  const possible = lengths(day, nextDay, hour, kind);
  if (possible.includes(choice.length)) return { ...choice, hour };
  return {
    ...choice,
    hour,
    length: possible.findLast((one) => one <= choice.length) ?? possible[0] ?? choice.length,
  };
}

/** The choice as the API takes it. */
export function changeBody({ day, hour, length, persons }: ChangeChoice, kind: RateKind) {
  if (kind === "daily") return { start_date: day, end_date: addDays(day, length), person_count: persons };
  const start = `${day}T${formatHour(hour)}`;
  return { start_date: start, end_date: addHours(start, length), person_count: persons };
}

export function isSameChoice(one: ChangeChoice, other: ChangeChoice): boolean {
  return (
    one.day === other.day &&
    one.hour === other.hour &&
    one.length === other.length &&
    one.persons === other.persons
  );
}
