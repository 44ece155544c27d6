"use client";

import { Icon } from "@/components/ui/icon/icon";
import { toggleCompared, useComparison } from "@/lib/client/session/compare-store";
import { useBrowserValue } from "@/lib/client/use-browser-value";

interface CompareButtonProps {
  boat: { id: number; name: string };
  /** The query of the trip that the boat is shown for; empty without one. */
  trip: string;
  label: string;
}

/** Gathers a boat for the comparison. It appears with the scripts that it needs. */
export function CompareButton({ boat: { id, name }, trip, label }: CompareButtonProps) {
  const isCompared = useComparison(({ boats }) => boats.some((one) => one.id === id));
  const scripted = useBrowserValue(() => true, false);
  if (!scripted) return null;
  return (
    <button
      type="button"
      className="card-compare"
      aria-pressed={isCompared}
      aria-label={`${label}: ${name}`}
      onClick={() => toggleCompared({ id, name, trip })}
    >
      <Icon name={isCompared ? "check" : "scale"} size={16} />
      {label}
    </button>
  );
}
