"use client";

import { FILTER_SHEET } from "@/components/search/filters/filter-sheet";
import { Icon } from "@/components/ui/icon/icon";

interface SearchPillProps {
  label: string;
  summary: string;
}

/** On phones: what was searched for, in one line that stays visible and opens the search. */
export function SearchPill({ label, summary }: SearchPillProps) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_SHEET}
      className="sticky top-[calc(var(--header-height)+8px)] z-30 flex min-h-11 w-full items-center gap-3 rounded-full border border-line bg-white px-4 text-start font-semibold text-navy text-sm shadow-card md:hidden"
    >
      <Icon name="search" className="text-sea" />
      <span className="sr-only">{label}</span>
      <span className="min-w-0 truncate">{summary}</span>
    </button>
  );
}
