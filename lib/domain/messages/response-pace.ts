const HOUR = 60;
const DAY = 24 * HOUR;

/** An owner's usual response time, in the unit that people would use. */
export interface ResponsePace {
  unit: "minutes" | "hours" | "days";
  count: number;
}

/**
 * The median rounded up, so that it never promises a faster answer: to 5 minutes below an hour, else to whole hours or
 * days.
 */
export function responsePace(minutes: number): ResponsePace {
  const fives = Math.ceil(minutes / 5) * 5;
  if (fives < HOUR) return { unit: "minutes", count: Math.max(5, fives) };
  const hours = Math.ceil(minutes / HOUR);
  if (hours < 24) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.ceil(minutes / DAY) };
}
