import type { QuestionSide } from "@/lib/domain/shared/vocabulary";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** A question before booking. */
export interface ListedQuestion {
  number: string;
  boatCode: string;
  customerEmail: string | null;
  createdAt: Date;
  state: "closed" | "waits" | "answered";
  messages: number;
  /** How many numbers and addresses were hidden from its messages. */
  masked: number;
  report: string | null;
  reportedBy: QuestionSide | null;
  reportedAt: Date | null;
}

const MAX_LISTED = 500;

/** Questions, the latest first: of one customer (e-mail) or boat (code) when named, or only the reported ones. */
export async function listQuestions({
  of = null,
  reported = false,
}: {
  of?: string | null;
  reported?: boolean;
}): Promise<ListedQuestion[]> {
  const { rows } = await getPool().query<ListedQuestion>(
    `select q.number, b.code as "boatCode", u.email as "customerEmail", q.created_at as "createdAt", q.report,
       q.reported_by as "reportedBy", q.reported_at as "reportedAt",
       count(m.id)::int as messages, coalesce(sum(m.masked), 0)::int as masked,
       case when q.closed_at is not null then 'closed' when q.answered_at is null then 'waits' else 'answered' end as state
     from questions q join boats b on b.id = q.boat_id join users u on u.id = q.user_id
     left join messages m on m.question_id = q.id
     where ($1::text is null or u.email = lower($1) or b.code_folded = $2) and (not $3 or q.report is not null)
     group by q.id, b.code, u.email order by q.created_at desc limit ${MAX_LISTED}`,
    [of, of && foldBoatCode(of), reported],
  );
  return rows;
}
