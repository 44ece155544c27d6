/** Half-open: `endsAt` is the first instant that no longer belongs to it. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two half-open periods share an instant; touching ones do not. */
export function periodsOverlap(a: Period, b: Period): boolean {
  // As numbers: comparing the objects calls into each of them, and calendars compare by the thousand.
  return a.startsAt.getTime() < b.endsAt.getTime() && b.startsAt.getTime() < a.endsAt.getTime();
}
