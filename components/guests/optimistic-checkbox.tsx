"use client";

import { type ReactNode, useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";

interface OptimisticCheckboxProps {
  id: string;
  label: ReactNode;
  checked: boolean;
  /** Stores the choice; false when that failed. */
  onTick: (checked: boolean) => Promise<boolean>;
}

/** A checkbox that changes at once, and back again when the choice could not be stored. */
export function OptimisticCheckbox({ id, label, checked, onTick }: OptimisticCheckboxProps) {
  const [shown, setShown] = useState(checked);

  async function choose(chosen: boolean): Promise<void> {
    setShown(chosen);
    if (!(await onTick(chosen))) setShown(!chosen);
  }

  return (
    <Checkbox
      id={id}
      label={label}
      // Only people tick it, no browser that remembers an earlier visit.
      autoComplete="off"
      checked={shown}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
