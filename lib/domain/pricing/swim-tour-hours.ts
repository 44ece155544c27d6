/** Hours of the day between which a swim tour takes place. */
export const SWIM_TOUR_HOURS = { from: 10, until: 18 } as const;

interface SearchedHours {
  /** Null if the search names none; hours after midnight continue from 24. */
  startHour: number | null;
  endHour: number | null;
  /** How long the tour is to be. */
  hours: number | null;
}

/** Whether a swim tour of these hours lies within those of the day. */
export function allowsSwimTour({ startHour, endHour, hours }: SearchedHours): boolean {
  const { from, until } = SWIM_TOUR_HOURS;
  const length = startHour !== null && endHour !== null ? endHour - startHour : (hours ?? 1);
  return Math.min(until, endHour ?? until) - Math.max(from, startHour ?? from) >= length;
}
