import { getPool } from "@/lib/server/platform/db/pool";

/** Something in the audit that is not as it was written down. */
export interface AuditFault {
  /** Of the link in the chain; null for an event that has none. */
  position: number | null;
  eventId: number;
  fault: "changed" | "removed" | "missing_link" | "unlinked";
}

export interface AuditReport {
  links: number;
  /** The hash of the newest link: kept elsewhere, it shows later whether the end of the chain was cut off. */
  head: string | null;
  faults: AuditFault[];
}

const MAX_FAULTS = 100;

/**
 * Compares every event with its link in the chain: one that was changed, removed within ten years, put in or taken out
 * of the chain. At most 100 faults.
 */
export async function verifyAudit(): Promise<AuditReport> {
  const faults = await getPool().query<AuditFault>(
    `with chain as (
       select l.position, l.event_id, l.at, l.hash, lag(l.hash, 1, '') over (order by l.position) as before,
         lag(l.position, 1, 0::bigint) over (order by l.position) as previous from audit_links l)
     select c.position::float8 as position, c.event_id::float8 as "eventId",
       case when c.previous <> c.position - 1 then 'missing_link'
         when e.id is null then 'removed' else 'changed' end as fault
     from chain c left join audit_events e on e.id = c.event_id
     where c.previous <> c.position - 1
       or e.id is null and c.at > now() - interval '10 years'
       or e.id is not null and (c.at <> e.at or c.hash <> audit_hash(c.before, e))
     union all
     select null, e.id::float8, 'unlinked' from audit_events e
     where not exists (select from audit_links l where l.event_id = e.id)
     order by 1 nulls last, 2 limit ${MAX_FAULTS}`,
  );
  const head = await getPool().query<{ links: number; head: string | null }>(
    `select count(*)::int as links, (select hash from audit_links order by position desc limit 1) as head
     from audit_links`,
  );
  return { links: 0, head: null, ...head.rows[0], faults: faults.rows };
}
