/** Half-open: `endsAt` is the first instant that no longer belongs to it. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two half-open periods share an instant; touching ones do not. */
export function periodsOverlap(a: Period, b: Period): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
