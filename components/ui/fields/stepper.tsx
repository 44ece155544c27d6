"use client";

import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

interface StepperProps {
  id: string;
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  hint?: string;
}

const SIDE = joinClasses(buttonClass({ variant: "outline", size: "icon" }), "rounded-full");

/** A whole number with two large buttons, which keep the focus at either end; typing works too. */
export function Stepper({ id, label, lessLabel, moreLabel, value, min, max, onChange, hint }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-navy text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={SIDE}
          aria-label={lessLabel}
          aria-disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="tabular h-11 w-12 rounded-field bg-transparent text-center font-semibold text-base"
          value={value}
          onChange={(event) => {
            const typed = Number.parseInt(event.target.value, 10);
            if (Number.isSafeInteger(typed)) set(typed);
          }}
        />
        <button
          type="button"
          className={SIDE}
          aria-label={moreLabel}
          aria-disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
