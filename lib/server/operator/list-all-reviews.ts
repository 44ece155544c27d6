import type { ReviewScore } from "@/lib/domain/reservations/review-scores";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** A review as the operator judges it: with its text, its author and the trip. */
export interface ListedReview {
  id: number;
  boatCode: string;
  createdAt: Date;
  scores: Record<ReviewScore, number>;
  title: string;
  text: string;
  reply: string | null;
  userId: string;
  authorName: string;
  /** The reviewed trip; null for a demo review. */
  number: string | null;
  hiddenReason: string | null;
}

export const REVIEW_STATES = ["published", "hidden"] as const;

export interface ReviewFilter {
  boatCode?: string | null;
  /** Only reviews of this customer. */
  userId?: string | null;
  state?: (typeof REVIEW_STATES)[number] | null;
  /** Only reviews whose mean score is at most this one. */
  atMost?: number | null;
  /** Only what was written before the review with this id. */
  before?: number | null;
}

const MAX_LISTED = 50;

/** The newest reviews that fit, hidden ones included, at most so many. */
export async function listAllReviews(
  { boatCode = null, userId = null, state = null, atMost = null, before = null }: ReviewFilter,
  limit = MAX_LISTED,
): Promise<ListedReview[]> {
  const { rows } = await getPool().query<ListedReview>(
    `select v.id, b.code as "boatCode", v.created_at as "createdAt", v.title, v.text, v.reply, r.number,
       json_build_object('clean_rate', v.clean_rate, 'service_rate', v.service_rate, 'comm_rate', v.comm_rate,
         'pp_rate', v.pp_rate) as scores,
       u.id as "userId", u.name || ' ' || u.surname as "authorName", v.hidden_reason as "hiddenReason"
     from reviews v join boats b on b.id = v.boat_id join users u on u.id = v.user_id
     left join reservations r on r.id = v.reservation_id
     where ($1::text is null or b.code_folded = $1) and ($2::uuid is null or v.user_id = $2)
       and ($3::text is null or (v.hidden_reason is null) = ($3 = 'published'))
       and ($4::numeric is null or v.clean_rate + v.service_rate + v.comm_rate + v.pp_rate <= 4 * $4)
       and ($5::int is null or (v.created_at, v.id) < (select created_at, id from reviews where id = $5))
     order by v.created_at desc, v.id desc limit $6`,
    [boatCode && foldBoatCode(boatCode), userId, state, atMost, before, limit],
  );
  return rows;
}
