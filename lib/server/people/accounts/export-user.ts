import { type SQL, sql } from "drizzle-orm";
import type { ExportResponse } from "@/lib/contracts/accounts/account";
import { orderStatusNow } from "@/lib/server/booking/orders/describe-order";
import { statusNow } from "@/lib/server/booking/reservations/describe-reservation";
import { userFieldsOf } from "@/lib/server/people/accounts/get-user";
import { listConsents } from "@/lib/server/people/accounts/keep-consents";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";

type Lists = Omit<ExportResponse, "exported_at" | "user" | "consents">;

/** The deadline of a row, which is not exported: its status depends on it. */
type Waiting<T> = T & { expiresAt: string | null };

type Stored = Omit<Lists, "reservations" | "special_services"> & {
  reservations: Waiting<Lists["reservations"][number]>[];
  special_services: Waiting<Lists["special_services"][number]>[];
};

/** Instants as the contracts carry them, in UTC. */
const at = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** One list of the export: the fields that `row` names, of the rows that `from` finds. */
const list = (row: SQL, from: SQL, order: string): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${row}) order by ${sql.raw(order)}), '[]') from ${from})`;

/**
 * Everything that is kept about a customer, as KVKK art. 11 promises. Messages of the contact form belong to it
 * once the address is proven: anybody can register with somebody else's.
 */
export async function exportUser(userId: string, now: Date): Promise<ExportResponse> {
  const db = getDb();
  const [user] = await db.select().from(users).where(sql`${users.id} = ${userId}`);
  if (!user) throw new Error(`No user ${userId}`);
  const provenEmail = user.emailVerifiedAt ? user.email : null;
  const [consents, { rows }] = await Promise.all([
    listConsents(userId, db),
    db.execute<{ lists: Stored }>(sql`select json_build_object(
      'sessions', ${sessionsOf(userId)},
      'passkeys', ${passkeysOf(userId)},
      'favorites', ${favouritesOf(userId)},
      'waiting_list', ${waitingListOf(userId)},
      'shortlists', ${shortlistsOf(userId)},
      'invitations', ${invitationsOf(userId)},
      'reservations', ${reservationsOf(userId)},
      'questions', ${questionsOf(userId)},
      'messages', ${messagesOf(userId)},
      'payments', ${paymentsOf(userId)},
      'refunds', ${refundsOf(userId)},
      'contracts', ${contractsOf(userId)},
      'special_services', ${ordersOf(userId)},
      'reviews', ${reviewsOf(userId)},
      'contact_messages', ${contactMessagesOf(provenEmail)}
    ) as lists`),
  ]);
  const lists = rows[0]?.lists;
  if (!lists) throw new Error("An export without rows");
  return {
    exported_at: now.toISOString(),
    user: {
      ...userFieldsOf(user),
      national_number: user.identityNumber,
      google_account: user.googleSubject,
      writing_block: user.writingBlockedAt && {
        since: user.writingBlockedAt.toISOString(),
        reason: user.writingBlockedReason ?? "",
      },
      created_at: user.createdAt.toISOString(),
    },
    consents: consents.items,
    ...lists,
    reservations: lists.reservations.map(({ expiresAt, ...reservation }) => ({
      ...reservation,
      status: statusNow({ status: reservation.status, expiresAt }, now),
    })),
    special_services: lists.special_services.map(({ expiresAt, ...order }) => ({
      ...order,
      status: orderStatusNow({ status: order.status, expiresAt }, now),
    })),
  };
}

const sessionsOf = (userId: string) =>
  list(
    sql`'user_agent', user_agent, 'address', client_address, 'created_at', ${at("created_at")},
      'last_seen_at', ${at("last_seen_at")}`,
    sql`sessions where user_id = ${userId}`,
    "created_at",
  );

const passkeysOf = (userId: string) =>
  list(
    sql`'name', name, 'synced', synced, 'created_at', ${at("created_at")}, 'last_used_at', ${at("last_used_at")}`,
    sql`passkeys where user_id = ${userId}`,
    "created_at",
  );

const favouritesOf = (userId: string) =>
  list(
    sql`'vehicle', b.code, 'trip', f.trip, 'added_at', ${at("f.created_at")}`,
    sql`favorites f join boats b on b.id = f.boat_id where f.user_id = ${userId}`,
    "f.created_at",
  );

/** Votes are other people's: only how many. */
const shortlistsOf = (userId: string) =>
  list(
    sql`'created_at', ${at("l.created_at")}, 'trip', l.trip,
      'vehicles', (select coalesce(json_agg(json_build_object('vehicle', b.code, 'votes', (select count(*)
          from shortlist_votes v where v.shortlist_id = l.id and v.boat_id = b.id)) order by o.position), '[]')
        from shortlist_boats o join boats b on b.id = o.boat_id where o.shortlist_id = l.id)`,
    sql`shortlists l where l.user_id = ${userId}`,
    "l.created_at",
  );

/** Answers are other people's: only how many. */
const invitationsOf = (userId: string) =>
  list(
    sql`'reservation', r.number, 'created_at', ${at("i.created_at")}, 'answers', (select count(*)
        from trip_guests g where g.reservation_id = r.id), 'shows_cost', i.shows_cost, 'list_sent_at', ${at("i.list_sent_at")}`,
    sql`trip_invitations i join reservations r on r.id = i.reservation_id where r.user_id = ${userId}`,
    "i.created_at",
  );

const waitingListOf = (userId: string) =>
  list(
    sql`'vehicle', b.code, 'day', w.day, 'kind', w.kind, 'person_count', w.person_count,
      'created_at', ${at("w.created_at")}, 'told_at', ${at("w.notified_at")}`,
    sql`waiting_list_entries w join boats b on b.id = w.boat_id where w.user_id = ${userId}`,
    "w.day",
  );

const reservationsOf = (userId: string) =>
  list(
    sql`'number', r.number, 'status', r.status, 'expiresAt', r.expires_at, 'vehicle', b.code, 'created_at', ${at("r.created_at")},
      'starts_at', ${at("r.starts_at")}, 'ends_at', ${at("r.ends_at")}, 'person_count', r.person_count,
      'note', r.note, 'cancel_reason', r.cancel_reason, 'currency', r.currency, 'total_price', r.total_minor,
      'prepayment', r.prepayment_minor, 'remaining', r.remaining_minor,
      'changes', (select coalesce(json_agg(json_build_object('status', x.status, 'from', ${at("x.old_starts_at")},
          'to', ${at("x.starts_at")}, 'person_count', x.person_count, 'created_at', ${at("x.created_at")})
          order by x.created_at), '[]') from reservation_changes x where x.reservation_id = r.id)`,
    sql`reservations r join boats b on b.id = r.boat_id where r.user_id = ${userId}`,
    "r.created_at",
  );

const messagesOf = (userId: string) =>
  list(
    sql`'subject', coalesce(r.number, o.number, q.number), 'author', m.author, 'by_operator', m.by_operator, 'text', m.text,
      'created_at', ${at("m.created_at")}`,
    sql`messages m left join reservations r on r.id = m.reservation_id
      left join service_orders o on o.id = m.service_order_id left join questions q on q.id = m.question_id
      where coalesce(r.user_id, o.user_id, q.user_id) = ${userId}`,
    "m.id",
  );

/** A report of the owner's is other people's: only that there is one. */
const questionsOf = (userId: string) =>
  list(
    sql`'number', q.number, 'vehicle', b.code, 'trip', q.trip, 'topics', q.topics, 'created_at', ${at("q.created_at")},
      'reported_by', q.reported_by, 'report', case when q.reported_by = 'customer' then q.report end`,
    sql`questions q join boats b on b.id = q.boat_id where q.user_id = ${userId}`,
    "q.created_at",
  );

const PAID_FOR = sql`left join reservations r on r.id = p.reservation_id
  left join service_orders o on o.id = p.service_order_id`;

const paymentsOf = (userId: string) =>
  list(
    sql`'subject', coalesce(r.number, o.number), 'state', p.state, 'currency', p.currency,
      'amount', p.amount_minor, 'created_at', ${at("p.created_at")}`,
    sql`payments p ${PAID_FOR} where p.user_id = ${userId}`,
    "p.created_at",
  );

const refundsOf = (userId: string) =>
  list(
    sql`'subject', coalesce(r.number, o.number), 'state', f.state, 'reason', f.reason, 'note', f.note, 'currency', f.currency,
      'amount', f.amount_minor, 'created_at', ${at("f.created_at")}`,
    sql`refunds f join payments p on p.id = f.payment_id ${PAID_FOR} where p.user_id = ${userId}`,
    "f.created_at",
  );

const contractsOf = (userId: string) =>
  list(
    sql`'kind', c.kind, 'version', c.version, 'text', a.filled_text, 'accepted_at', ${at("a.accepted_at")},
      'address', a.client_address`,
    sql`contract_acceptances a join contracts c on c.id = a.contract_id where a.user_id = ${userId}`,
    "a.accepted_at, c.kind",
  );

const ordersOf = (userId: string) =>
  list(
    sql`'number', number, 'status', status, 'expiresAt', expires_at, 'day', service_day, 'customer_name', customer_name, 'phone', phone,
      'email', email, 'note', note, 'currency', currency, 'total_price', total_minor,
      'created_at', ${at("created_at")}`,
    sql`service_orders where user_id = ${userId}`,
    "created_at",
  );

const reviewsOf = (userId: string) =>
  list(
    sql`'vehicle', b.code, 'title', v.title, 'text', v.text, 'clean_rate', v.clean_rate,
      'service_rate', v.service_rate, 'comm_rate', v.comm_rate, 'pp_rate', v.pp_rate,
      'created_at', ${at("v.created_at")}`,
    sql`reviews v join boats b on b.id = v.boat_id where v.user_id = ${userId}`,
    "v.created_at",
  );

const contactMessagesOf = (email: string | null) =>
  list(
    sql`'subject', subject, 'message', message, 'created_at', ${at("created_at")}`,
    sql`contact_messages where lower(email) = ${email}`,
    "id",
  );
