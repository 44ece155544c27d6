/** Whole kilometres that a road between two cities can have. */
export const MIN_ROAD_KM = 1;
export const MAX_ROAD_KM = 5000;
