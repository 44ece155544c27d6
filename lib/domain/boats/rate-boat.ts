export interface ReviewScores {
  clean: number;
  service: number;
  comm: number;
  pp: number;
}

export interface BoatRating {
  count: number;
  /** Mean of the four scores over all reviews, unrounded; 0 without reviews. */
  mean: number;
  scores: ReviewScores;
}

/** The rating of a boat over its published reviews, with the mean of each score for the bars. */
export function rateBoat(reviews: readonly ReviewScores[]): BoatRating {
  const count = reviews.length;
  const meanOf = (score: keyof ReviewScores) =>
    count === 0 ? 0 : reviews.reduce((sum, review) => sum + review[score], 0) / count;
  const scores = {
    clean: meanOf("clean"),
    service: meanOf("service"),
    comm: meanOf("comm"),
    pp: meanOf("pp"),
  };
  return { count, mean: (scores.clean + scores.service + scores.comm + scores.pp) / 4, scores };
}
