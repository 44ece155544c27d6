"use client";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { announce } from "@/components/ui/announce";
import { buttonClass } from "@/components/ui/button-class";
import { Field } from "@/components/ui/fields/field";
import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

interface StepperProps {
  id: string;
  label: string;
  lessLabel: string;
  moreLabel: string;
  min: number;
  max: number;
  /** Set by the parent; without it the field keeps its own number, from `defaultValue` on, for a plain form. */
  value?: number;
  defaultValue?: number;
  name?: string;
  onChange?: (value: number) => void;
  hint?: string;
  error?: string | null;
  /** `row`: label and number side by side; `field`: like every other field of a form. */
  look?: "row" | "field";
  className?: string;
}

/**
 * A whole number with two large buttons, which keep the focus at either end. The number is an input: it can be typed,
 * changes with the arrow keys, and works without scripts.
 */
export function Stepper(props: StepperProps) {
  const { id, label, lessLabel, moreLabel, min, max, value, defaultValue = min, name } = props;
  const { onChange, hint, error, look = "row", className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const known = useRef(shown);

  // Not on mount: what was typed before hydration stays.
  useEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    if (input.current && input.current.valueAsNumber !== shown) input.current.value = String(shown);
  }, [shown]);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.valueAsNumber;
    // An empty field is one that is being typed into.
    if (!Number.isSafeInteger(typed)) return;
    const next = Math.min(max, Math.max(min, typed));
    if (typed > max) {
      currentTarget.value = String(max);
      announce(`${label}: ${max}`);
    }
    setOwn(next);
    onChange?.(next);
  };
  const step = (by: 1 | -1) => {
    const { current } = input;
    if (!current) return;
    if (by < 0) current.stepDown();
    else current.stepUp();
    current.dispatchEvent(new Event("input", { bubbles: true }));
    announce(`${label}: ${current.value}`);
  };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      className={joinClasses(
        buttonClass({ variant: look === "row" ? "outline" : "ghost", size: "icon" }),
        "rounded-full",
      )}
      aria-label={by < 0 ? lessLabel : moreLabel}
      aria-disabled={by < 0 ? shown <= min : shown >= max}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? "minus" : "plus"} />
    </button>
  );
  return (
    <Field {...{ id, label, hint, error }} inRow={look === "row"}>
      {(links) => (
        <span className={joinClasses("stepper", look === "field" ? "control" : null, className)}>
          {button(-1)}
          <input
            {...links}
            ref={input}
            name={name}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            defaultValue={shown}
            onChange={take}
            onBlur={({ currentTarget }) => {
              if (currentTarget.valueAsNumber !== shown) currentTarget.value = String(shown);
            }}
          />
          {button(1)}
        </span>
      )}
    </Field>
  );
}
