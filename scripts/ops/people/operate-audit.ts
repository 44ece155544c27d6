import { type ListedAuditEvent, listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { verifyAudit } from "@/lib/server/operator/verify-audit";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

function describe(event: ListedAuditEvent): string {
  const { at, actorKind, actorId, actorName, subjectKind, subjectId, data, reason } = event;
  return columns(
    when(at),
    columns(actorKind, actorName ?? actorId),
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
  const events = await listAuditEvents({ about });
  if (events.length === 0) say("Nothing was written down.");
  for (const event of events) say(describe(event));
  return 0;
}

/** Whether anything that was written down was changed, removed or put in since. */
async function verifyChain(): Promise<number> {
  const { links, head, faults } = await verifyAudit();
  for (const { position, eventId, fault } of faults)
    say(columns(position === null ? "-" : `link ${position}`, `event ${eventId}`, fault));
  say(
    faults.length === 0
      ? `${links} links, all as written. The last: ${head ?? "none"}`
      : "The audit is NOT as written.",
  );
  return faults.length === 0 ? 0 : 1;
}

/** Who did what. */
export const AUDIT_OPERATIONS: readonly Operation[] = [
  {
    name: "audit list",
    usage: "[number|boat code|e-mail|id]",
    summary: "who did what, the newest 200, or those about one booking, boat, customer …",
    run: printAudit,
  },
  {
    name: "audit verify",
    summary: "whether anything that was written down was changed or removed; prints the chain's last hash",
    run: verifyChain,
  },
];
