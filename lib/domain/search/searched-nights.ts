import { isTripDay, nightsBetween } from "@/lib/domain/shared/istanbul-time";

/**
 * How many nights a stay of these days has; null where it has none: a day is missing, or the end is not after the
 * start.
 */
export function searchedNights(from: string, until: string): number | null {
  if (!isTripDay(from) || !isTripDay(until) || until <= from) return null;
  return nightsBetween(from, until);
}

/** Whether an end was chosen that no stay can have. */
export function endsTooEarly(from: string, until: string): boolean {
  return isTripDay(from) && isTripDay(until) && until <= from;
}
