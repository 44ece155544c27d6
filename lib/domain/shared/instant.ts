const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The instant `minutes` later (earlier when negative). */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** The instant that comes first. */
export function earliest(...instants: [Date, ...Date[]]): Date {
  return new Date(Math.min(...instants.map((instant) => instant.getTime())));
}

/** The instant that comes last. */
export function latest(...instants: [Date, ...Date[]]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())));
}

/** Hours from `now` to the instant, fractions included; negative once it has passed. */
export function hoursUntil(instant: Date, now: Date): number {
  return (instant.getTime() - now.getTime()) / HOUR_MS;
}
