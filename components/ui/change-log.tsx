import type { ReactNode } from "react";

interface LoggedChange {
  /** ISO instant, and its formatted text. */
  at: string;
  when: string;
  what: string;
  by: string;
  note: ReactNode;
}

/** A list of changes, the oldest first: when, what, by whom and why. */
export function ChangeLog({ changes }: { changes: readonly LoggedChange[] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {changes.map(({ at, when, what, by, note }) => (
        <li key={`${at}${what}`} className="grid gap-x-4 md:grid-cols-[220px_minmax(0,1fr)]">
          <time dateTime={at} className="text-muted">
            {when}
          </time>
          <span>
            <span className="font-semibold">{what}</span>
            {" · "}
            {by}
            {note && <span className="block text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
