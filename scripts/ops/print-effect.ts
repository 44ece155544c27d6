import type { Effect } from "@/lib/server/operator/effect/effect";
import { describeChange } from "@/lib/server/platform/files/describe-change";
import { columns, money, span, when } from "@/scripts/ops/print";
import { say } from "@/scripts/server/say";

/** Says what a previewed command would do, a line each; nothing when it would do nothing. */
export function printEffect({ statuses, values, refunds, times, records, messages, audit }: Effect): void {
  const lines = [
    ...statuses.map(({ booking, from, to }) => columns("status", booking, `${from ?? "new"} → ${to}`)),
    ...values.map(({ id, field, from, to }) =>
      columns("value", [id, field].filter(Boolean).join(" "), describeChange(from, to)),
    ),
    ...refunds.map(({ booking, reason, ...amount }) => columns("refund", booking, money(amount), reason)),
    ...times.map(({ change, boat, kind, from, until }) => columns(change, boat, span(from, until), kind)),
    ...records.map(({ kind, from, to }) => columns("records", kind, `${from} → ${to}`)),
    ...messages.map(({ job, mail, booking, at }) => columns("mail", booking, mail ?? job, at && when(at))),
    ...audit.map(({ event, subjectKind, subjectId }) => columns("audit", event, subjectKind, subjectId)),
  ];
  if (lines.length > 0) say(["\nIt would do this:", ...lines.map((line) => `  ${line}`)].join("\n"));
}
