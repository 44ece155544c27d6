import type { InboxKind, InboxTab } from "@/lib/domain/messages/conversation";
import type { ConversationKind, QuestionSide } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { findPeople } from "@/lib/server/operator/find-people";
import { getPool } from "@/lib/server/platform/db/pool";

/** A conversation as the inbox shows it. */
export interface InboxRow {
  kind: ConversationKind;
  /** Of the reservation, order or question; of a contact message its id. */
  number: string;
  /** Null for a contact message. */
  customerId: string | null;
  customerName: string;
  customerEmail: string | null;
  /** In which the customer reads answers. */
  locale: Locale;
  boatCode: string | null;
  /** Of the boat, or of the service that was ordered. */
  about: string | null;
  /** Which of its subjects a contact message has, and the telephone number as it was typed. */
  subject: string | null;
  phone: string | null;
  /** The beginning of the last message, or of the report that waits. */
  text: string;
  /** Since when the oldest unanswered message or the report waits; null while nothing does. */
  waitsSince: Date | null;
  lastAt: Date;
  /** Who should answer: the owner of the boat, or the operator where there is none or something was reported. */
  turnOf: "owner" | "operator";
  /** Whether there is an owner in whose name staff may answer. */
  hasOwner: boolean;
  isClosed: boolean;
  /** Closed by a report, which may be settled. */
  isReported: boolean;
  report: string | null;
  reportedBy: QuestionSide | null;
  reportedAt: Date | null;
  claimedBy: string | null;
  claimedByName: string | null;
  messages: number;
  /** How many numbers and addresses were hidden from its messages. */
  masked: number;
  /** Where the next page begins. */
  cursor: string;
}

export interface InboxFilter {
  tab?: InboxTab | "waiting";
  kinds?: readonly InboxKind[] | null;
  /** The customer's language. */
  language?: Locale | null;
  /** A name, an e-mail address, a number, the code of a boat, or words of a message. */
  words?: string;
  /** Whose claims `mine` shows. */
  staffId?: string | null;
  /** The last row of the page before. */
  after?: string | null;
  /** The language of boats and services. */
  locale?: Locale;
}

/** Whatever is asked for at once. */
const MAX_LISTED = 500;
/** Words of a message that are found; the customers, boats and numbers that fit come on top. */
const MAX_MATCHES = 2000;
/** Shorter words are found in too many messages. */
const MIN_WORD = 3;

const IS_REPORT = "(q.closed_at is not null and q.report is not null)";
const IS_OURS = `(c.contact_id is not null or ${IS_REPORT} or c.service_order_id is not null and o.boat_id is null)`;
const KIND = `case when c.reservation_id is not null then 'reservation' when c.service_order_id is not null then 'order'
  when c.question_id is not null then 'question' else 'contact' end`;
const LANGUAGE = "coalesce(k.locale, r.locale, o.locale, u.locale)";

/** What waits comes by its age, the oldest first; the rest by its last message, the newest first. */
const TABS = {
  waiting: { where: "c.waits_since is not null", key: "c.waits_since", newest: false },
  ours: { where: `c.waits_since is not null and ${IS_OURS}`, key: "c.waits_since", newest: false },
  owners: { where: `c.waits_since is not null and not ${IS_OURS}`, key: "c.waits_since", newest: false },
  mine: { where: "c.claimed_by is not null", key: "coalesce(c.waits_since, c.last_at)", newest: false },
  done: { where: "c.waits_since is null", key: "c.last_at", newest: true },
  all: { where: "true", key: "c.last_at", newest: true },
} as const satisfies Record<InboxTab | "waiting", object>;

/** What the rows of `c` are about. */
const JOINS = `left join reservations r on r.id = c.reservation_id
  left join service_orders o on o.id = c.service_order_id
  left join questions q on q.id = c.question_id
  left join contact_messages k on k.id = c.contact_id
  left join users u on u.id = coalesce(r.user_id, o.user_id, q.user_id)
  left join boats b on b.id = coalesce(r.boat_id, o.boat_id, q.boat_id)`;

/** The messages of `c`. One by one: sessions of the pool read no two indexes for one condition. */
const SAID = ["reservation_id", "service_order_id", "question_id"]
  .map((about) => `select id, masked, text from messages where ${about} = c.${about}`)
  .join(" union all ");

/** An `InboxRow` for each row of the source; `$1` is the reader's language. */
export const selectInboxRows = (source: string, cursor: string) => `
  select ${KIND} as kind, coalesce(r.number, o.number, q.number, k.id::text) as number, u.id as "customerId",
    coalesce(k.name, o.customer_name, u.name || ' ' || u.surname) as "customerName",
    coalesce(k.email, nullif(o.email, ''), u.email) as "customerEmail", ${LANGUAGE} as locale, b.code as "boatCode",
    coalesce(
      (select t.name from boat_texts t where t.boat_id = b.id and t.locale in ($1, '${DEFAULT_LOCALE}')
        order by t.locale = $1 desc limit 1),
      o.service_name->>$1, o.service_name->>'${DEFAULT_LOCALE}') as about,
    k.subject, k.phone, c.waits_since as "waitsSince", c.last_at as "lastAt",
    case when ${IS_OURS} then 'operator' else 'owner' end as "turnOf", b.id is not null as "hasOwner",
    q.closed_at is not null as "isClosed", ${IS_REPORT} is true as "isReported", q.report,
    q.reported_by as "reportedBy", q.reported_at as "reportedAt", c.claimed_by as "claimedBy",
    w.name as "claimedByName", said.messages, said.masked,
    left(coalesce(case when ${IS_REPORT} and c.waits_since is not null then q.report end, k.message, said.last, ''), 200)
      as text, ${cursor} as cursor
  from ${source} c ${JOINS}
  left join staff w on w.id = c.claimed_by
  cross join lateral (
    select count(*)::int as messages, coalesce(sum(m.masked), 0)::int as masked,
      (array_agg(m.text order by m.id desc))[1] as last
    from (${SAID}) m) said`;

/** What the inbox holds that fits, at most `limit` rows. */
export async function listConversations(filter: InboxFilter, limit = MAX_LISTED): Promise<InboxRow[]> {
  const { tab = "all", locale = OPERATOR_LOCALE } = filter;
  const { where, key, newest } = TABS[tab];
  const values: unknown[] = [locale, limit];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = [where, ...(await narrowed(filter, put))];
  if (tab === "mine") conditions.push(`c.claimed_by = ${put(filter.staffId ?? null)}::uuid`);
  const after = readCursor(filter.after);
  if (after)
    conditions.push(
      `(${key}, c.id) ${newest ? "<" : ">"} (to_timestamp(0) + ${put(after.micros)}::bigint * interval '1 microsecond', ${put(after.id)}::bigint)`,
    );
  const direction = newest ? "desc" : "asc";
  const cursor = `(extract(epoch from c.key) * 1000000)::bigint || '-' || c.id`;
  const { rows } = await getPool().query<InboxRow>(
    `with listed as (
       select c.*, ${key} as key from conversations c ${JOINS} where ${conditions.join(" and ")}
       order by ${key} ${direction}, c.id ${direction} limit $2)
     ${selectInboxRows("listed", cursor)} order by c.key ${direction}, c.id ${direction}`,
    values,
  );
  return rows;
}

type Put = (value: unknown) => string;

async function narrowed({ kinds, language, words }: InboxFilter, put: Put): Promise<string[]> {
  const conditions: string[] = [];
  if (kinds) {
    const shown = `case when ${IS_REPORT} then 'report' else ${KIND} end`;
    // Among the questions are the reported ones.
    const isQuestion = kinds.includes("question") ? "c.question_id is not null" : "false";
    conditions.push(`(${shown} = any(${put(kinds)}::text[]) or ${isQuestion})`);
  }
  if (language) conditions.push(`${LANGUAGE} = ${put(language)}`);
  const folded = foldText(words ?? "");
  if (folded !== "") conditions.push(await matching(words ?? "", folded, put));
  return conditions;
}

async function matching(words: string, folded: string, put: Put): Promise<string> {
  const people = await findPeople(words);
  const given = put(words.trim());
  const part = put(`%${folded.replace(/[\\%_]/g, "\\$&")}%`);
  const inMessages = `c.id in (select said.id from (select reservation_id, service_order_id, question_id from messages
    where fold_text(text) like ${part} order by id desc limit ${MAX_MATCHES}) m join conversations said
    on said.reservation_id = m.reservation_id or said.service_order_id = m.service_order_id or said.question_id = m.question_id)`;
  const ways = [
    `upper(${given}::text) in (r.number, o.number, q.number)`,
    `u.id = any(${put(people.map(({ id }) => id))}::uuid[])`,
    `b.code_folded = ${put(foldBoatCode(words))}`,
    `fold_text(k.name || ' ' || k.email || ' ' || k.message) like ${part}`,
    ...(folded.length >= MIN_WORD ? [inMessages] : []),
  ];
  return `(${ways.join(" or ")})`;
}

function readCursor(after: string | null | undefined): { micros: string; id: string } | null {
  const [, micros, id] = /^(\d{1,18})-(\d{1,15})$/.exec(after ?? "") ?? [];
  return micros && id ? { micros, id } : null;
}

export interface WaitingCounts {
  /** For the operator. */
  ours: number;
  /** For owners. */
  owners: number;
}

/** How many conversations wait, and for whom. */
export async function countWaitingConversations(): Promise<WaitingCounts> {
  const { rows } = await getPool().query<WaitingCounts>(
    `select count(*) filter (where ${IS_OURS})::int as ours, count(*) filter (where not ${IS_OURS})::int as owners
     from conversations c left join service_orders o on o.id = c.service_order_id
     left join questions q on q.id = c.question_id where c.waits_since is not null`,
  );
  return rows[0] ?? { ours: 0, owners: 0 };
}
