import { allowsSwimTour } from "@/lib/domain/pricing/swim-tour-hours";

export type HoursNotice = "no_day" | "no_swim_tour" | "ends_next_day" | "too_short";

interface Hours {
  /** The searched day; empty without one. */
  day: string;
  /** Only swim tours are searched. */
  swimTour?: boolean;
  start: number | undefined;
  end: number | undefined;
  /** How long the trip is to be. */
  length: number | undefined;
  /** Of the shortest hourly trip on offer; null where nothing is rented by the hour. */
  shortest: number | null;
}

/**
 * Hints about the searched hours: without a day they are not searched, no swim tour lies within them, they may reach
 * into the next day, or no boat can be rented for so short a time.
 */
export function explainHours({
  day,
  swimTour = false,
  start,
  end,
  length,
  shortest,
}: Hours): HoursNotice | null {
  if (day === "" && [start, end, length].some((hours) => hours !== undefined)) return "no_day";
  if (swimTour && !allowsSwimTour(searched(start, end, length))) return "no_swim_tour";
  if (start === undefined || end === undefined) return null;
  if (end <= start) return "ends_next_day";
  return shortest !== null && end - start < shortest ? "too_short" : null;
}

function searched(start: number | undefined, end: number | undefined, length: number | undefined) {
  const endHour = start !== undefined && end !== undefined && end <= start ? end + 24 : end;
  return { startHour: start ?? null, endHour: endHour ?? null, hours: length ?? null };
}
