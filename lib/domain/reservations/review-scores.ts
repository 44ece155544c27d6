/** What guests score after a trip, each 1 to 5: cleanliness, service, communication, price for performance. */
export const REVIEW_SCORES = ["clean_rate", "service_rate", "comm_rate", "pp_rate"] as const;
export type ReviewScore = (typeof REVIEW_SCORES)[number];

/** A review's rating: the mean of its four scores, 1 to 5, not rounded. */
export function meanScore(review: Record<ReviewScore, number>): number {
  return REVIEW_SCORES.reduce((sum, score) => sum + review[score], 0) / REVIEW_SCORES.length;
}
