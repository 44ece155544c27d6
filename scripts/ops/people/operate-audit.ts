import { type ListedAuditEvent, listAuditEvents } from "@/lib/server/operator/list-audit-events";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

function describe(event: ListedAuditEvent): string {
  const { at, actorKind, actorId, subjectKind, subjectId, data, reason } = event;
  return columns(
    when(at),
    columns(actorKind, actorId),
    event.event,
    columns(subjectKind, subjectId),
    Object.keys(data).length > 0 && JSON.stringify(data),
    reason,
  );
}

/** Who did what, the newest first; about one thing when it is named. */
async function printAudit({ args }: OperationInput): Promise<number> {
  const [about = null, ...rest] = args;
  if (rest.length > 0) return explain("Give one number, boat code, e-mail address or id, or none.");
  const events = await listAuditEvents(about);
  if (events.length === 0) say("Nothing was written down.");
  for (const event of events) say(describe(event));
  return 0;
}

/** Who did what. */
export const AUDIT_OPERATIONS: readonly Operation[] = [
  {
    name: "audit list",
    usage: "[number|boat code|e-mail|id]",
    summary: "who did what, the newest 200, or those about one booking, boat, customer …",
    run: printAudit,
  },
];
