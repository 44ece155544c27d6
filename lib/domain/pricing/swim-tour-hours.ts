/** A swim tour takes place within these hours of one day. */
export const SWIM_TOUR_HOURS = { from: 10, until: 18 } as const;
