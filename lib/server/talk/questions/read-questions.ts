import { type SQL, sql } from "drizzle-orm";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { QuestionSide, QuestionTopic } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** A question before booking with everything that screens and mails show of it. */
export interface QuestionRecord {
  id: string;
  number: string;
  userId: string;
  boat: { id: number; name: string; slug: string; mediaKey: string | null; published: boolean };
  /** The last trip that the customer asked about; null without one. */
  trip: ChosenTrip | null;
  topics: QuestionTopic[];
  createdAt: string;
  /** Whether the conversation is closed. */
  closed: boolean;
  /** Who closed it by a report; null where it is open or the operator closed it. */
  reportedBy: QuestionSide | null;
  /** First name only: nothing is booked. */
  customer: { firstName: string; email: string | null; locale: Locale };
  owner: { name: string; email: string; locale: Locale };
  /** Messages of the other side that the customer has not opened. */
  unread: number;
}

/** An upper limit, since lists of them have no pages. */
const MAX_LISTED = 200;

/** The questions that the condition on `q` finds, the newest first; names of boats in one language. */
export async function readQuestions(db: Db, where: SQL, locale: Locale): Promise<QuestionRecord[]> {
  const { rows } = await db.execute<{ question: QuestionRecord }>(sql`
    select json_build_object('id', q.id, 'number', q.number, 'userId', q.user_id,
      'boat', json_build_object('id', b.id, 'mediaKey', b.media_key, 'published', b.status = 'published',
        'name', (select x.name from boat_texts x where x.boat_id = b.id and x.locale in (${locale}, ${DEFAULT_LOCALE_SQL})
          order by x.locale = ${locale} desc limit 1),
        'slug', ${slugSql("boat", sql`b.id`, locale)}),
      'trip', q.trip, 'topics', q.topics,
      'createdAt', to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'closed', q.closed_at is not null,
      'reportedBy', case when q.closed_at <= q.reported_at then q.reported_by end,
      'customer', json_build_object('firstName', u.name, 'email', u.email, 'locale', u.locale),
      'owner', json_build_object('name', b.owner_name, 'email', b.owner_email, 'locale', b.owner_locale),
      'unread', (select count(*)::int from messages m
        where m.question_id = q.id and m.author <> 'customer' and m.read_at is null)) as question
    from questions q join users u on u.id = q.user_id join boats b on b.id = q.boat_id
    where ${where} order by q.created_at desc limit ${MAX_LISTED}`);
  return rows.map(({ question }) => question);
}
