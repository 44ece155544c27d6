import type { ReviewScore } from "@/lib/domain/reservations/review-scores";

/** The messages of `reviews` that name the scores. */
export const SCORE_LABELS = {
  clean_rate: "clean",
  service_rate: "service",
  comm_rate: "comm",
  pp_rate: "pp",
} as const satisfies Record<ReviewScore, string>;
