"use client";

import { RESULTS } from "@/components/search/filters/filter-sheet";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

export interface FilterChip {
  label: string;
  /** The search without this filter. */
  href: string;
  removeLabel: string;
}

/** What is filtered by; each chip is a link to the search without it, the last one to what is found then. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-wrap">
      {chips.map((chip) => (
        <li key={chip.label} className="shrink-0">
          <SiteLink
            href={chips.length > 1 ? chip.href : `${chip.href}#${RESULTS}`}
            rel="nofollow"
            aria-label={chip.removeLabel}
            className="chip"
          >
            {chip.label}
            <Icon name="x" size={16} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
