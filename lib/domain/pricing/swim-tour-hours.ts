/** Hours of the day between which a swim tour takes place. */
export const SWIM_TOUR_HOURS = { from: 10, until: 18 } as const;
