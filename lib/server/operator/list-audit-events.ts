import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getPool } from "@/lib/server/platform/db/pool";

/** One line of the audit: who did what to what. */
export interface ListedAuditEvent {
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  event: AuditEvent;
  subjectKind: AuditSubject["kind"];
  subjectId: string;
  data: Record<string, unknown>;
  reason: string | null;
  requestId: string | null;
}

const MAX_LISTED = 200;

/**
 * The newest events, or those about one thing: the number of a booking or question, the code of a boat, the address of
 * a customer, or the id under which it was written down.
 */
export async function listAuditEvents(about: string | null): Promise<ListedAuditEvent[]> {
  const { rows } = await getPool().query<ListedAuditEvent>(
    `with named (id) as (
       values ($1::text)
       union all select id::text from reservations where number = upper($1)
       union all select id::text from service_orders where number = upper($1)
       union all select id::text from questions where number = upper($1)
       union all select id::text from boats where code_folded = $2
       union all select id::text from users where email = lower($1))
     select at, actor_kind as "actorKind", actor_id as "actorId", event, subject_kind as "subjectKind",
       subject_id as "subjectId", data, reason, request_id as "requestId"
     from audit_events where $1::text is null or subject_id in (select id from named)
     order by id desc limit ${MAX_LISTED}`,
    [about, about && foldBoatCode(about)],
  );
  return rows;
}
