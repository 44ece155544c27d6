import { meanScore, REVIEW_SCORES, type ReviewScore } from "@/lib/domain/reservations/review-scores";
import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/boats/find-boat-by-code";
import { hideReview as hide, publishReview as publish } from "@/lib/server/boats/hide-review";
import { currentTime } from "@/lib/server/db/database-clock";
import { getPool } from "@/lib/server/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

const MAX_LISTED = 50;

interface ListedReview extends Record<ReviewScore, number> {
  id: number;
  code: string;
  created_at: Date;
  title: string;
  hidden_reason: string | null;
}

/** The newest reviews, of one boat when it is named. */
export async function listReviews({ args }: OperationInput): Promise<number> {
  const { rows } = await getPool().query<ListedReview>(
    `select v.id, b.code, v.created_at, v.title, v.hidden_reason,
       ${REVIEW_SCORES.join(", ")}
     from reviews v join boats b on b.id = v.boat_id
     where $1::text is null or b.code_folded = $1 order by v.id desc limit ${MAX_LISTED}`,
    [args[0] ? foldBoatCode(args[0]) : null],
  );
  if (rows.length === 0) say("There are no reviews.");
  for (const { id, code, created_at, title, hidden_reason, ...scores } of rows) {
    const hidden = hidden_reason === null ? "" : `  HIDDEN: ${hidden_reason}`;
    say(
      `${id}  ${code}  ${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${meanScore(scores).toFixed(2)}  ${title}${hidden}`,
    );
  }
  return 0;
}

/** Takes a review off the site, for a legal reason that is kept. */
export async function hideReview({ args }: OperationInput): Promise<number> {
  const [id = "", ...reason] = args;
  if (!/^\d+$/.test(id) || reason.length === 0) return explain("Give the review's id and the legal reason.");
  const hidden = await hide(Number(id), reason.join(" "), currentTime());
  say(hidden.ok ? `Review ${id} is hidden.` : `There is no review ${id}.`);
  return hidden.ok ? 0 : 1;
}

/** Puts a hidden review back. */
export async function publishReview({ args }: OperationInput): Promise<number> {
  const [id = ""] = args;
  if (!/^\d+$/.test(id)) return explain("Give the review's id.");
  const published = await publish(Number(id), currentTime());
  say(published.ok ? `Review ${id} is published.` : `There is no review ${id}.`);
  return published.ok ? 0 : 1;
}
