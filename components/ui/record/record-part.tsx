import { type ReactNode, useId } from "react";

interface RecordPartProps<Entry> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** A headed part of a customer's list, e.g. past trips; renders nothing if it is empty. */
export function RecordPart<Entry extends { id: string }>({
  title,
  entries,
  children,
}: RecordPartProps<Entry>) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="not-first:mt-8">
      <h2 id={heading} className="mb-4 text-lg">
        {title}
      </h2>
      <ul className="grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
    </section>
  );
}
