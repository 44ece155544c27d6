"use client";

import { type ReactNode, startTransition, useOptimistic } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";

interface OptimisticCheckboxProps {
  id: string;
  label: ReactNode;
  checked: boolean;
  /** Stores the choice and refreshes `checked`. */
  onTick: (checked: boolean) => Promise<unknown>;
}

/** A checkbox that changes at once, and shows what is stored as soon as the call is over. */
export function OptimisticCheckbox({ id, label, checked, onTick }: OptimisticCheckboxProps) {
  const [shown, setShown] = useOptimistic(checked);

  function choose(chosen: boolean): void {
    startTransition(async () => {
      setShown(chosen);
      await onTick(chosen);
    });
  }

  return (
    <Checkbox
      id={id}
      label={label}
      // Only people tick it, no browser that remembers an earlier visit.
      autoComplete="off"
      checked={shown}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
