import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** One line of the audit: who did what to what. */
export interface ListedAuditEvent {
  id: number;
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
  /** Only what was written down before the event with this id. */
  before?: number | null;
}

const MAX_LISTED = 200;

/** The newest events that fit, at most so many. */
export async function listAuditEvents(
  { about = null, event = null, actorKind = null, before = null }: AuditFilter,
  limit = MAX_LISTED,
): Promise<ListedAuditEvent[]> {
  const { rows } = await getPool().query<ListedAuditEvent>(
    `with named (id) as (
       values ($1::text)
       union all select id::text from reservations where number = upper($1)
       union all select id::text from service_orders where number = upper($1)
       union all select id::text from questions where number = upper($1)
       union all select id::text from boats where code_folded = $2
       union all select id::text from users where email = lower($1)
       union all select id::text from staff where email = lower($1)),
     listed as (
       select * from audit_events
       where ($1::text is null or subject_id in (select id from named))
         and ($3::text is null or event = $3) and ($4::text is null or actor_kind = $4)
         and ($5::bigint is null or id < $5)
       order by id desc limit $6)
     select l.id::float8 as id, at, actor_kind as "actorKind", actor_id as "actorId", w.name as "actorName", event,
       subject_kind as "subjectKind", subject_id as "subjectId",
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
     order by l.id desc`,
    [about, about && foldBoatCode(about), event, actorKind, before, limit],
  );
  return rows;
}
