import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";

/** What stands on a day of a calendar: nothing, something, or something all day. */
export type DayFill = "free" | "part" | "full";

const midnight = (day: TripDay) => toInstant(atHour(day, 0)).getTime();

/** What of the stretches lies on this day of Istanbul. */
export function onDay<T extends Period>(stretches: readonly T[], day: TripDay): T[] {
  const [start, end] = [midnight(day), midnight(addDays(day, 1))];
  return stretches.filter(({ startsAt, endsAt }) => startsAt.getTime() < end && endsAt.getTime() > start);
}

/** How much of a day the stretches take together. They may overlap. */
export function dayFill(stretches: readonly Period[], day: TripDay): DayFill {
  const here = onDay(stretches, day);
  if (here.length === 0) return "free";
  const end = midnight(addDays(day, 1));
  let reached = midnight(day);
  const inOrder = here.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const { startsAt, endsAt } of inOrder) {
    if (startsAt.getTime() > reached) return "part";
    reached = Math.max(reached, endsAt.getTime());
  }
  return reached >= end ? "full" : "part";
}
