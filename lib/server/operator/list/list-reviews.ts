import type { ReviewScore } from "@/lib/domain/reservations/review-scores";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListChoice } from "@/lib/domain/staff/list-query";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { onDays } from "@/lib/server/operator/list/day-range";
import type { ListedRow } from "@/lib/server/operator/list/read-page";
import { tableList } from "@/lib/server/operator/list/table-list";

/** A review as the operator judges it: with its text, its author and the trip. */
export interface ListedReview extends ListedRow {
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

interface ReviewFilter extends Partial<ListChoice<ShapeOf<"reviews">>> {
  /** Only reviews of this customer. */
  userId?: string;
}

/** The four scores together, so that a mean is compared in whole numbers. */
const SCORES = "(v.clean_rate + v.service_rate + v.comm_rate + v.pp_rate)";

/** All reviews, hidden ones included. */
export const reviewList = tableList<ListedReview, ReviewFilter, "created" | "score">({
  from: "reviews v join boats b on b.id = v.boat_id",
  joins: "join users u on u.id = v.user_id left join reservations r on r.id = v.reservation_id",
  columns: `b.code as "boatCode", v.created_at as "createdAt", v.title, v.text, v.reply, r.number,
    json_build_object('clean_rate', v.clean_rate, 'service_rate', v.service_rate, 'comm_rate', v.comm_rate,
      'pp_rate', v.pp_rate) as scores,
    u.id as "userId", u.name || ' ' || u.surname as "authorName", v.hidden_reason as "hiddenReason"`,
  id: "v.id",
  idType: "integer",
  sorts: {
    created: { key: "v.created_at", type: "timestamptz" },
    score: { key: SCORES, type: "integer" },
  },
  conditions: ({ boat, state, score, made_from = null, made_until = null, userId }, values) => [
    ...(boat ? [`b.code_folded = ${values.add(foldBoatCode(boat))}`] : []),
    ...(state ? [`(v.hidden_reason is null) = ${values.add(state === "published")}`] : []),
    ...(score ? [`${SCORES} <= ${values.add(4 * Number(score))}`] : []),
    ...onDays(values, "v.created_at", made_from, made_until),
    ...(userId ? [`v.user_id = ${values.add(userId)}`] : []),
  ],
});
