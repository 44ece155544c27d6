import { sql } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type Db, getDb } from "@/lib/server/db/pool";
import type { MessageSubject } from "@/lib/server/messages/message-subject";

const FIELDS = sql`'id', m.id, 'author', m.author, 'text', m.text, 'created_at',
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The conversation about one of the customer's own reservations or orders, the oldest first; another's is not found. */
export async function listMessages(
  userId: string,
  about: MessageSubject,
  db: Db = getDb(),
): Promise<Outcome<{ items: MessageResponse[] }, "not_found">> {
  const table = about.kind === "reservation" ? sql`reservations` : sql`service_orders`;
  const { rowCount } = await db.execute(
    sql`select from ${table} where id = ${about.id}::uuid and user_id = ${userId}`,
  );
  return rowCount === 1 ? accept({ items: await listThread(about, db) }) : refuse("not_found");
}

/** The conversation as the owner's page shows it, the oldest first. */
export async function listThread(about: MessageSubject, db: Db = getDb()): Promise<MessageResponse[]> {
  const column = about.kind === "reservation" ? sql`m.reservation_id` : sql`m.service_order_id`;
  const { rows } = await db.execute<{ message: MessageResponse }>(sql`
    select json_build_object(${FIELDS}) as message from messages m
    where ${column} = ${about.id}::uuid order by m.id`);
  return rows.map(({ message }) => message);
}

/** When the last message of each of the customer's reservations was written, by reservation. */
export async function listThreadTimes(
  userId: string,
  db: Db = getDb(),
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select r.id, to_char(max(m.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from reservations r join messages m on m.reservation_id = r.id
    where r.user_id = ${userId} group by r.id`);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
