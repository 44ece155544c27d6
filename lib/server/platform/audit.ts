import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { joinedTransaction } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { log } from "@/lib/server/platform/log";
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
  for (const row of rows) tellLog(row);
  for (let first = 0; first < rows.length; first += BATCH)
    await tx.insert(auditEvents).values(rows.slice(first, first + BATCH));
}

/**
 * The second place, out of reach of whoever could change the database: without the words, and without addresses. A
 * line may be of a transaction that failed in the end; a preview writes none.
 */
function tellLog(row: typeof auditEvents.$inferInsert): void {
  if (joinedTransaction()?.isPreview) return;
  const { event, actorKind, actorId, subjectKind, subjectId } = row;
  const withoutAddress = (id: string | null | undefined) => (id?.includes("@") ? null : id);
  log("info", "audit_event", {
    act: event,
    by: actorKind,
    by_id: withoutAddress(actorId),
    about: subjectKind,
    about_id: withoutAddress(subjectId),
    request_id: row.requestId,
  });
}
