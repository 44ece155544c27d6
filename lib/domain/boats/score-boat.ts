// A boat with one review of 5 must not rank above one with eighty of 4.8: each boat starts with some
// reviews of the usual rating.
const PRIOR_RATING = 4.2;
const PRIOR_REVIEWS = 6;
export const PICTURES_THAT_COUNT = 10;
const WEIGHTS = { rating: 700, instant: 150, pictures: 150 } as const;

/** The mean rating pulled towards the usual one while reviews are few; 0 … 5. */
function bayesianRating(ratingMean: number, reviewCount: number): number {
  return (PRIOR_RATING * PRIOR_REVIEWS + ratingMean * reviewCount) / (PRIOR_REVIEWS + reviewCount);
}

interface ScoredBoat {
  ratingMean: number;
  reviewCount: number;
  fastApp: boolean;
  pictureCount: number;
}

/** What "recommended" weighs, the heaviest first. */
export const SCORE_PARTS = ["rating", "instant", "pictures"] as const satisfies (keyof typeof WEIGHTS)[];
export type ScorePart = (typeof SCORE_PARTS)[number];

/** The parts of a boat's score, each with the points it has and could have. */
export function scoreParts(boat: ScoredBoat): Record<ScorePart, { points: number; of: number }> {
  const pictures = Math.min(boat.pictureCount, PICTURES_THAT_COUNT) / PICTURES_THAT_COUNT;
  const rating = bayesianRating(boat.ratingMean, boat.reviewCount) / 5;
  return {
    rating: { points: WEIGHTS.rating * rating, of: WEIGHTS.rating },
    instant: { points: boat.fastApp ? WEIGHTS.instant : 0, of: WEIGHTS.instant },
    pictures: { points: WEIGHTS.pictures * pictures, of: WEIGHTS.pictures },
  };
}

/**
 * The stored order of "recommended", a whole number from 0 to 1000: Bayesian rating, instant booking, pictures.
 * Equal scores are put in order by id.
 */
export function scoreBoat(boat: ScoredBoat): number {
  const { rating, instant, pictures } = scoreParts(boat);
  return Math.round(rating.points + instant.points + pictures.points);
}
