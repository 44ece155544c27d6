import { sql } from "drizzle-orm";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { messagesAbout, SUBJECTS } from "@/lib/server/talk/messages/message-subject";
import { suggestTrip } from "@/lib/server/talk/messages/suggest-trip";

type StoredMessage = Omit<MessageResponse, "suggestion"> & {
  trip: ChosenTrip | null;
  boat_id: number | null;
};

const FIELDS = sql`'id', messages.id, 'author', messages.author, 'by_operator', messages.by_operator, 'text', messages.text, 'masked', messages.masked,
  'created_at', to_char(messages.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'trip', messages.trip, 'boat_id', q.boat_id`;

/** The conversation about one of the customer's own subjects, the oldest first; another's is not found. */
export async function listMessages(
  userId: string,
  about: MessageSubject,
  now: Date,
  db: Db = getDb(),
): Promise<Outcome<{ items: MessageResponse[] }, "not_found">> {
  const { rowCount } = await db.execute(
    sql`select from ${SUBJECTS[about.kind].table} where id = ${about.id}::uuid and user_id = ${userId}`,
  );
  return rowCount === 1 ? accept({ items: await listThread(about, now, db) }) : refuse("not_found");
}

/** The conversation as the owner's page shows it, the oldest first; suggested hours as they stand now. */
export async function listThread(
  about: MessageSubject,
  now: Date,
  db: Db = getDb(),
): Promise<MessageResponse[]> {
  const { rows } = await db.execute<{ message: StoredMessage }>(sql`
    select json_build_object(${FIELDS}) as message
    from messages left join questions q on q.id = messages.question_id
    where ${messagesAbout(about)} order by messages.id`);
  return Promise.all(
    rows.map(async ({ message: { trip, boat_id: boatId, ...message } }) => ({
      ...message,
      suggestion: trip && boatId ? await suggestTrip(db, boatId, trip, now) : null,
    })),
  );
}

/** When the last message of each of the customer's reservations and questions was written, by their ids. */
export async function listThreadTimes(
  userId: string,
  db: Db = getDb(),
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select s.id, to_char(max(m.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (select id from reservations where user_id = ${userId}
      union all select id from questions where user_id = ${userId}) s
    join messages m on m.reservation_id = s.id or m.question_id = s.id
    group by s.id`);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
