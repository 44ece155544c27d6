export type HoursNotice = "ends_next_day" | "too_short";

interface Hours {
  start: number | undefined;
  end: number | undefined;
  /** Of the shortest hourly trip on offer; null where nothing is rented by the hour. */
  shortest: number | null;
}

/** Hints about the searched hours: they may reach into the next day, or no boat can be rented for so short a time. */
export function explainHours({ start, end, shortest }: Hours): HoursNotice | null {
  if (start === undefined || end === undefined) return null;
  if (end <= start) return "ends_next_day";
  return shortest !== null && end - start < shortest ? "too_short" : null;
}
