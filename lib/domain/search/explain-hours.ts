export type HoursNotice = "no_day" | "ends_next_day" | "too_short";

interface Hours {
  /** The searched day; empty without one. */
  day: string;
  start: number | undefined;
  end: number | undefined;
  /** How long the trip is to be. */
  length: number | undefined;
  /** Of the shortest hourly trip on offer; null where nothing is rented by the hour. */
  shortest: number | null;
}

/**
 * Hints about the searched hours: without a day they are not searched, they may reach into the next day, or no boat can
 * be rented for so short a time.
 */
export function explainHours({ day, start, end, length, shortest }: Hours): HoursNotice | null {
  if (day === "" && [start, end, length].some((hours) => hours !== undefined)) return "no_day";
  if (start === undefined || end === undefined) return null;
  if (end <= start) return "ends_next_day";
  return shortest !== null && end - start < shortest ? "too_short" : null;
}
