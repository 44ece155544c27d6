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
  authorName: string;
  /** The reviewed trip; null for a demo review. */
  number: string | null;
  hiddenReason: string | null;
}

const MAX_LISTED = 50;

/** The newest reviews, hidden ones included; of one boat when its code is given. */
export async function listAllReviews(boatCode: string | null): Promise<ListedReview[]> {
  const { rows } = await getPool().query<ListedReview>(
    `select v.id, b.code as "boatCode", v.created_at as "createdAt", v.title, v.text, v.reply, r.number,
       json_build_object('clean_rate', v.clean_rate, 'service_rate', v.service_rate, 'comm_rate', v.comm_rate,
         'pp_rate', v.pp_rate) as scores,
       u.name || ' ' || u.surname as "authorName", v.hidden_reason as "hiddenReason"
     from reviews v join boats b on b.id = v.boat_id join users u on u.id = v.user_id
     left join reservations r on r.id = v.reservation_id
     where $1::text is null or b.code_folded = $1 order by v.created_at desc, v.id desc limit ${MAX_LISTED}`,
    [boatCode && foldBoatCode(boatCode)],
  );
  return rows;
}
