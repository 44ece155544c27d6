import { type SQL, sql } from "drizzle-orm";

/** Fewer answers say nothing about an owner. */
const FEWEST_ANSWERS = 5;

/** What happened longer ago says nothing about today. */
const DAYS_COUNTED = 365;

/**
 * The median of an owner's response in whole minutes, over all boats with the same owner's address: from a question to
 * its first answer, of the last year. Null below five answers. Expects the boat as `b`.
 */
export const RESPONSE_MINUTES_SQL: SQL<number | null> = sql`(
  select case when count(*) >= ${sql.raw(String(FEWEST_ANSWERS))} then greatest(1, round(percentile_cont(0.5) within group
      (order by extract(epoch from q.answered_at - q.created_at)) / 60))::int end
  from questions q join boats owned on owned.id = q.boat_id
  where owned.owner_email = b.owner_email and q.answered_at > now() - interval '${sql.raw(String(DAYS_COUNTED))} days')`;
