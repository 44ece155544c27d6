"use client";

import type { ReactNode } from "react";
import "@/components/search/filters/filter-panel.css";
import { useSearch } from "@/components/search/list/search-provider";

/** The result of a search; pale while the next one is on its way. */
export function SearchResults({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const { pending } = useSearch();
  return (
    <section aria-labelledby={labelledBy} aria-busy={pending || undefined} className="search-results">
      {children}
    </section>
  );
}
