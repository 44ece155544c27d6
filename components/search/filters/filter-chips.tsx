"use client";

export interface FilterChip {
  label: string;
  /** The same search without it. */
  href: string;
  removeLabel: string;
}

/** What is filtered by; each chip is a link to the search without it. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <a href={chip.href} rel="nofollow" aria-label={chip.removeLabel} className="chip">
            {chip.label}
            <i aria-hidden className="icon icon-x" />
          </a>
        </li>
      ))}
    </ul>
  );
}
