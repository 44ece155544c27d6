import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind, ConversationKind, MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { type InboxRow, selectInboxRows } from "@/lib/server/operator/list-conversations";
import { listStaffNotes, type StaffNote } from "@/lib/server/people/staff/staff-notes";
import { getPool } from "@/lib/server/platform/db/pool";

/** What somebody wrote, as it is kept: contacts were hidden from it before. */
export interface WrittenMessage {
  id: number;
  at: Date;
  author: MessageAuthor;
  /** Who wrote it; staff also writes for owners. */
  writtenBy: ActorKind;
  /** Of the colleague who wrote it; null for anybody else. */
  staffName: string | null;
  text: string;
  masked: number;
  /** Hours that an owner suggests. */
  trip: ChosenTrip | null;
  readAt: Date | null;
}

export interface Conversation extends InboxRow {
  /** Whether anything was written at all. */
  hasBegun: boolean;
  written: WrittenMessage[];
  /** For colleagues only, the newest first. */
  notes: StaffNote[];
  /** The message up to which this was read; null without one. */
  lastId: number | null;
}

interface Keys {
  id: number | null;
  reservation_id: string | null;
  service_order_id: string | null;
  question_id: string | null;
  contact_id: number | null;
}

/** Where each kind is found by its number. */
const FOUND_BY = {
  reservation: { table: "reservations", key: "reservation_id", number: "s.number = upper($1)" },
  order: { table: "service_orders", key: "service_order_id", number: "s.number = upper($1)" },
  question: { table: "questions", key: "question_id", number: "s.number = upper($1)" },
  contact: { table: "contact_messages", key: "contact_id", number: "s.id::text = $1" },
} as const satisfies Record<ConversationKind, object>;

/**
 * The conversation about a reservation, order or question of that number, also where nobody has written yet, or the
 * contact message of that id; null when there is none.
 */
export async function readConversation(
  kind: ConversationKind,
  number: string,
  locale: Locale = OPERATOR_LOCALE,
): Promise<Conversation | null> {
  const keys = await findKeys(kind, number);
  if (!keys) return null;
  const source = `(select coalesce(c.id, 0) as id, s.reservation_id, s.service_order_id, s.question_id, s.contact_id,
      c.waits_since, coalesce(c.last_at, now()) as last_at, c.claimed_by
    from (select $2::uuid as reservation_id, $3::uuid as service_order_id, $4::uuid as question_id, $5::bigint as contact_id) s
    left join conversations c on c.id = $6::bigint)`;
  const { rows } = await getPool().query<InboxRow>(selectInboxRows(source, "''"), [
    locale,
    keys.reservation_id,
    keys.service_order_id,
    keys.question_id,
    keys.contact_id,
    keys.id,
  ]);
  const [row] = rows;
  if (!row) return null;
  const [written, notes] = await Promise.all([listWritten(keys), listStaffNotes(subjectOf(kind, keys))]);
  const lastId = written.findLast(({ id }) => id > 0)?.id ?? null;
  return { ...row, hasBegun: keys.id !== null, written, notes, lastId };
}

/** What a conversation is about, for notes; null when there is none of that number. */
export async function findConversationSubject(
  kind: ConversationKind,
  number: string,
): Promise<AuditSubject | null> {
  const keys = await findKeys(kind, number);
  return keys && subjectOf(kind, keys);
}

const subjectOf = (kind: ConversationKind, keys: Keys): AuditSubject => ({
  kind,
  id: String(keys[FOUND_BY[kind].key]),
});

async function findKeys(kind: ConversationKind, number: string): Promise<Keys | null> {
  const { table, key, number: isNumber } = FOUND_BY[kind];
  const of = (name: string, type: string) => (name === key ? `s.id as ${name}` : `null::${type} as ${name}`);
  const { rows } = await getPool().query<Keys>(
    `select c.id::float8 as id, ${of("reservation_id", "uuid")}, ${of("service_order_id", "uuid")},
       ${of("question_id", "uuid")}, ${of("contact_id", "bigint")}
     from ${table} s left join conversations c on c.${key} = s.id where ${isNumber}`,
    [number.trim()],
  );
  return rows[0] ?? null;
}

/** Messages and answers, the oldest first; the contact message itself has no id among the answers. */
async function listWritten(keys: Keys): Promise<WrittenMessage[]> {
  const { rows } = await getPool().query<WrittenMessage>(
    `select x.*, s.name as "staffName" from (
       select id::float8 as id, created_at as at, author, written_by as "writtenBy", written_by_id, text, masked, trip,
         read_at as "readAt"
       from messages where reservation_id = $1 or service_order_id = $2 or question_id = $3
       union all
       select 0, created_at, 'customer', 'customer', null, message, 0, null, null from contact_messages where id = $4
       union all
       select id::float8, created_at, 'operator', 'staff', written_by_id, text, 0, null, null
       from contact_replies where contact_id = $4) x
     left join staff s on x."writtenBy" = 'staff' and s.id::text = x.written_by_id
     order by x.id`,
    [keys.reservation_id, keys.service_order_id, keys.question_id, keys.contact_id],
  );
  return rows;
}
