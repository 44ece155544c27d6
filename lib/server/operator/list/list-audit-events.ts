import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListQuery } from "@/lib/domain/staff/list-query";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";

/** One line of the audit: who did what to what. */
export interface ListedAuditEvent extends ListedRow {
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  /** Of a member of staff. */
  actorName: string | null;
  event: AuditEvent;
  subjectKind: AuditSubject["kind"];
  subjectId: string;
  /** The number, code or name by which people know it, where it has one. */
  subjectName: string | null;
  data: Record<string, unknown>;
  reason: string | null;
  requestId: string | null;
}

export interface AuditFilter {
  /** The number of a booking or question, the code of a boat, an e-mail address, or the id that was written down. */
  about?: string | null;
  event?: AuditEvent | null;
  actorKind?: ActorKind | null;
}

const MAX_LISTED = 200;

const NAMED = `named (id) as (
       values ($1::text)
       union all select id::text from reservations where number = upper($1)
       union all select id::text from service_orders where number = upper($1)
       union all select id::text from questions where number = upper($1)
       union all select id::text from boats where code_folded = $2
       union all select id::text from users where email = lower($1)
       union all select id::text from staff where email = lower($1))`;
const FITS = `($1::text is null or subject_id in (select id from named))
  and ($3::text is null or event = $3) and ($4::text is null or actor_kind = $4)`;
const valuesOf = ({ about = null, event = null, actorKind = null }: AuditFilter) => [
  about,
  about && foldBoatCode(about),
  event,
  actorKind,
];

/** The newest events that fit, at most so many. */
export function listAuditEvents(filter: AuditFilter, limit = MAX_LISTED): Promise<ListedAuditEvent[]> {
  return readAuditEvents(filter, { descending: true, behind: null, limit });
}

export type AuditQuery = ListQuery<ShapeOf<"audit">>;

/** A page of the audit. The id of an event is also its place in time. */
export function listAuditPage({ chosen, ...query }: AuditQuery): Promise<ListPage<ListedAuditEvent>> {
  return readPage(
    query,
    async (id) => (/^\d+$/.test(id) ? id : null),
    (cut) => readAuditEvents(filterOf(chosen), cut),
  );
}

/** What the list of the console chooses, as this file names it. */
export const filterOf = ({ about, event, by }: AuditQuery["chosen"]): AuditFilter => {
  return { about, event, actorKind: by };
};

/** The events of a cut, in the order in which they were written. */
export async function readAuditEvents(filter: AuditFilter, cut: Cut): Promise<ListedAuditEvent[]> {
  const values = new Values();
  values.list.push(...valuesOf(filter));
  const { where, order } = cutSql(values, { key: "id", type: "bigint", id: "id", idType: "bigint" }, cut);
  const { rows } = await getPool().query<ListedAuditEvent>(
    `with ${NAMED},
     listed as (
       select * from audit_events
       where ${FITS}
         and ${where} ${order})
     select l.id::text as id, l.id::text as key, at, actor_kind as "actorKind", actor_id as "actorId",
       w.name as "actorName", event, subject_kind as "subjectKind", subject_id as "subjectId",
       coalesce(r.number, o.number, q.number, b.code, p.name->>'${DEFAULT_LOCALE}', s.name, u.name || ' ' || u.surname) as "subjectName",
       data, reason, request_id as "requestId"
     from listed l
     left join staff w on actor_kind = 'staff' and w.id::text = actor_id
     left join reservations r on r.id = case when subject_kind = 'reservation' then subject_id::uuid end
     left join service_orders o on o.id = case when subject_kind = 'order' then subject_id::uuid end
     left join questions q on q.id = case when subject_kind = 'question' then subject_id::uuid end
     left join boats b on b.id = case when subject_kind = 'boat' then subject_id::int end
     left join places p on p.id = case when subject_kind = 'port' then subject_id::int end
     left join users u on u.id = case when subject_kind = 'customer' then subject_id::uuid end
     left join staff s on subject_kind = 'staff' and s.id::text = subject_id
     order by l.id ${cut.descending ? "desc" : "asc"}`,
    values.list,
  );
  return rows;
}

/** How many events fit; counted up to `max`. */
export async function countAuditEvents({ chosen }: AuditQuery, max: number): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(
    `with ${NAMED} select count(*)::int as count from (select from audit_events where ${FITS} limit ${max}) x`,
    valuesOf(filterOf(chosen)),
  );
  return rows[0]?.count ?? 0;
}
