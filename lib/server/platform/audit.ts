import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { currentRequestId } from "@/lib/server/platform/request/request-id";

export interface AuditEntry {
  by: Actor;
  event: AuditEvent;
  subject: AuditSubject;
  /** What changed, before and after: no secret, and nothing personal of a customer. */
  data?: Record<string, unknown>;
  /** Why, as staff wrote it. What customers and owners write stands in histories only, where it can be removed. */
  reason?: string | null;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

/**
 * Writes down who did what, in the transaction of the effect: both are there or neither. What was written stays as it
 * is for ten years.
 */
export async function audit(tx: Tx, ...entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ by, event, subject, data = {}, reason = null }) => ({
    actorKind: by.kind,
    actorId: by.id,
    event,
    subjectKind: subject.kind,
    subjectId: subject.id,
    data,
    reason: by.kind === "staff" ? reason : null,
    requestId: currentRequestId(),
  }));
  for (let first = 0; first < rows.length; first += BATCH)
    await tx.insert(auditEvents).values(rows.slice(first, first + BATCH));
}
