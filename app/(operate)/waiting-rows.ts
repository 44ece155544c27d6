import type { WaitingRow } from "@/components/operate/today/waiting-table";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Today } from "@/lib/server/operator/read-today";

/** Everything that waits in one list: by deadline, then what has none, the longest waiting first. */
export function waitingRows(today: Today, role: StaffRole): WaitingRow[] {
  const name = (text: string) => showField(role, "field.name", text);
  const rows: Omit<WaitingRow, "key">[] = [
    ...today.waitingAnswers.map(({ kind, number, ownerName, answerBy }) => {
      return { kind, number, who: name(ownerName), deadline: answerBy, since: answerBy };
    }),
    ...today.failedPayments.map(({ number, customerName, payableUntil, createdAt }) => {
      const who = name(customerName);
      return { kind: "payment" as const, number, who, deadline: payableUntil, since: createdAt };
    }),
    ...today.failedRefunds.map(({ number, createdAt }) => {
      return { kind: "refund" as const, number, who: "", deadline: null, since: createdAt };
    }),
    ...today.proposedRefunds.map(({ number, proposedBy, createdAt }) => {
      return { kind: "proposal" as const, number, who: proposedBy, deadline: null, since: createdAt };
    }),
    ...today.ownerMatters.map(({ kind, ownerId, ownerName, number, startsAt, since }) => {
      const owner = kind === "stopped_trip" ? undefined : ownerId;
      return { kind, number, owner, who: name(ownerName), deadline: startsAt, since };
    }),
    ...today.inbox.map(({ kind, number, customerName, isReported, waitsSince, lastAt }) => {
      const as = kind === "contact" ? ("contact" as const) : ("message" as const);
      const conversation = { kind, conversation: number };
      const since = waitsSince ?? lastAt;
      const who = name(customerName);
      return {
        kind: isReported ? ("report" as const) : as,
        number,
        conversation,
        who,
        deadline: null,
        since,
      };
    }),
  ];
  const dueAt = ({ deadline }: Omit<WaitingRow, "key">) => deadline?.getTime() ?? Number.POSITIVE_INFINITY;
  return rows
    .toSorted((a, b) => compare(dueAt(a), dueAt(b)) || a.since.getTime() - b.since.getTime())
    .map((row, index) => ({ ...row, key: `${index} ${row.number}` }));
}

/** Two without a deadline are equal; their difference would be no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
