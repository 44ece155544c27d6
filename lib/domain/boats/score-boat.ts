// A boat with one review of 5 must not rank above one with eighty of 4.8: each boat starts with some
// reviews of the usual rating.
const PRIOR_RATING = 4.2;
const PRIOR_REVIEWS = 6;
const PICTURES_THAT_COUNT = 10;
const WEIGHTS = { rating: 700, instant: 150, pictures: 150 } as const;

/** The mean rating pulled towards the usual one while reviews are few; 0 … 5. */
function bayesianRating(ratingMean: number, reviewCount: number): number {
  return (PRIOR_RATING * PRIOR_REVIEWS + ratingMean * reviewCount) / (PRIOR_REVIEWS + reviewCount);
}

/**
 * The stored order of "recommended", a whole number from 0 to 1000: Bayesian rating, instant booking, pictures.
 * Equal scores are put in order by id.
 */
export function scoreBoat(boat: {
  ratingMean: number;
  reviewCount: number;
  fastApp: boolean;
  pictureCount: number;
}): number {
  const pictures = Math.min(boat.pictureCount, PICTURES_THAT_COUNT) / PICTURES_THAT_COUNT;
  const rating = bayesianRating(boat.ratingMean, boat.reviewCount) / 5;
  return Math.round(
    WEIGHTS.rating * rating + (boat.fastApp ? WEIGHTS.instant : 0) + WEIGHTS.pictures * pictures,
  );
}
