import { meanScore } from "@/lib/domain/reservations/review-scores";
import { hideReview, publishReview } from "@/lib/server/booking/reviews/hide-review";
import { reviewList } from "@/lib/server/operator/list/list-reviews";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, oneLine, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

const MAX_LISTED = 50;

/** The newest reviews with text, author and trip; of one boat when it is named. */
async function listReviews({ args }: OperationInput): Promise<number> {
  const reviews = await reviewList.first({ boat: args[0] }, "-created", MAX_LISTED);
  if (reviews.length === 0) say("There are no reviews.");
  for (const review of reviews) {
    const { id, number, authorName, scores, title, text, reply, hiddenReason } = review;
    const rating = meanScore(scores).toFixed(2);
    say(columns(id, review.boatCode, when(review.createdAt), rating, number, authorName, oneLine(title)));
    if (text) say(`    ${oneLine(text)}`);
    if (reply) say(`    owner: ${oneLine(reply)}`);
    if (hiddenReason !== null) say(`    HIDDEN: ${hiddenReason}`);
  }
  return 0;
}

/** Takes a review off the site, for a legal reason that is kept. */
async function hide({ by, args: [id = "", ...reason] }: OperationInput): Promise<number> {
  if (!/^\d+$/.test(id) || reason.length === 0) return explain("Give the review's id and the legal reason.");
  const hidden = await hideReview(Number(id), reason.join(" "), by, currentTime());
  return report(hidden, `Review ${id} is hidden.`);
}

/** Puts a hidden review back. */
async function publish({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!/^\d+$/.test(id)) return explain("Give the review's id.");
  const published = await publishReview(Number(id), by, currentTime());
  return report(published, `Review ${id} is published.`);
}

/** Reviews of trips. */
export const REVIEW_OPERATIONS: readonly Operation[] = [
  {
    name: "reviews list",
    usage: "[boat code]",
    summary: "the newest reviews with text, author and trip",
    run: listReviews,
  },
  {
    name: "reviews hide",
    usage: "<id> <legal reason>",
    summary: "take a review off the site; the reason is kept and logged",
    dryRun: "rolled back",
    audits: "review_hidden",
    run: hide,
  },
  {
    name: "reviews publish",
    usage: "<id>",
    summary: "put a hidden review back",
    dryRun: "rolled back",
    audits: "review_published",
    run: publish,
  },
];
