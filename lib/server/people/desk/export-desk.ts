import type { Locale } from "@/lib/i18n/locales";
import { exportBoat, readStoredBoats } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { listDeskConversations } from "@/lib/server/people/desk/read-desk-messages";
import { getPool } from "@/lib/server/platform/db/pool";

/** Everything that is kept about an owner, by list. Numbers that are sealed are told by their last digits. */
export type DeskExport = Record<string, unknown>;

const rowsOf = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(x order by ${order}), '[]') from (select ${columns} from ${from}) x)`;
const OF_BOATS = "join boats b on b.id = s.boat_id where b.owner_id = $1";
const ofMembers = (table: string) =>
  `${table} s join owner_members m on m.id = s.member_id where m.owner_id = $1`;

/** Until a trip is paid, the owner reads no number or address in what the guest wrote. */
const PAID_NOTE = "case when s.paid_at is not null then s.note end as note";

const LISTS = {
  owner: `(select json_build_object('kind', kind, 'state', state, 'name', name, 'legal_name', legal_name,
    'tax_office', tax_office, 'tax_number', tax_number, 'identity_number_end', identity_number_end, 'mersis', mersis,
    'address', address, 'kep', kep, 'email', email, 'phone', phone, 'language', locale, 'tax_residence', tax_residence,
    'iban_end', iban_end, 'created_at', created_at) from owners where id = $1)`,
  history: rowsOf("from_state, to_state, reason, at", "owner_history where owner_id = $1", "at"),
  members: rowsOf(
    "role, name, email, phone, locale as language, disabled_at, created_at",
    "owner_members where owner_id = $1",
    "created_at",
  ),
  sessions: rowsOf(
    "m.email as member, s.user_agent, s.client_address, s.created_at, s.last_seen_at",
    ofMembers("owner_sessions"),
    "created_at",
  ),
  passkeys: rowsOf(
    "m.email as member, s.name, s.created_at, s.last_used_at",
    ofMembers("owner_passkeys"),
    "created_at",
  ),
  trips: rowsOf(
    `b.code as boat, s.number, s.status, s.starts_at, s.ends_at, s.person_count, s.currency, s.total_minor,
     s.prepayment_minor, s.remaining_minor, ${PAID_NOTE}, s.created_at, s.paid_at`,
    `reservations s ${OF_BOATS}`,
    "created_at",
  ),
  events: rowsOf(
    `b.code as boat, s.number, s.status, s.service_day, s.starts_at, s.ends_at, s.person_count, ${PAID_NOTE}, s.created_at`,
    `service_orders s ${OF_BOATS}`,
    "created_at",
  ),
  kept_times: rowsOf(
    "b.code as boat, lower(s.period) as from, upper(s.period) as until, s.note",
    `boat_occupancies s ${OF_BOATS} and s.kind = 'block'`,
    '"from"',
  ),
  reviews: rowsOf(
    "b.code as boat, s.title, s.text, s.reply, s.created_at",
    `reviews s ${OF_BOATS}`,
    "created_at",
  ),
  messages: rowsOf(
    "coalesce(r.number, o.number, q.number) as about, s.author, s.text, s.created_at",
    `messages s left join reservations r on r.id = s.reservation_id left join service_orders o on o.id = s.service_order_id
     left join questions q on q.id = s.question_id
     join boats b on b.id = coalesce(r.boat_id, o.boat_id, q.boat_id) where b.owner_id = $1`,
    "created_at",
  ),
} as const;

/**
 * All data of an owner as one document: who works for them, boats as files have them, trips, events, kept times,
 * reviews and messages. Of guests it has what the desk shows of conversations, and nothing else.
 */
export async function exportDesk(ownerId: string, locale: Locale, now: Date): Promise<DeskExport> {
  const pool = getPool();
  const fields = Object.entries(LISTS).map(([name, sql]) => `'${name}', ${sql}`);
  const [{ rows }, { rows: own }, conversations] = await Promise.all([
    pool.query<{ lists: DeskExport }>(`select json_build_object(${fields.join(", ")}) as lists`, [ownerId]),
    pool.query<{ code: string }>("select code from boats where owner_id = $1 order by code", [ownerId]),
    listDeskConversations(ownerId, locale),
  ]);
  const codes = own.map(({ code }) => code);
  const boats = codes.length === 0 ? [] : await readStoredBoats(pool, codes);
  return {
    exported_at: now.toISOString(),
    ...rows[0]?.lists,
    boats: boats.map(exportBoat),
    conversations: conversations.map(({ token: _, ...conversation }) => conversation),
  };
}
