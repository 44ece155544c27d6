"use client";

import { useBoatCount } from "@/components/search/filters/use-boat-count";
import { useSearch } from "@/components/search/list/search-provider";
import { countQuery } from "@/components/search/query/search-draft";
import { Button } from "@/components/ui/button";

interface ApplyButtonProps {
  /** Before anybody has counted. */
  label: string;
  /** With the number of boats in the current list. */
  showLabel: string;
}

/**
 * Searches for the form's values. On phones its label contains the number of boats; beside the list it is
 * there for browsers without scripts only, since there every choice is searched at once.
 */
export function ApplyButton({ label, showLabel }: ApplyButtonProps) {
  const { draft, isAhead } = useSearch();
  const counted = useBoatCount(isAhead ? countQuery(draft).toString() : null);
  return (
    <Button type="submit" wide className="applies-filters">
      <span aria-live="polite">{isAhead ? (counted ?? label) : showLabel}</span>
    </Button>
  );
}
