"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { DayParts } from "@/components/layout/hours/day-parts";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Icon } from "@/components/ui/icon/icon";
import { joinClasses } from "@/components/ui/join-classes";

interface HoursFieldProps extends Omit<ComponentProps<typeof DayParts>, "legendHidden" | "onPress"> {
  /** What is chosen. */
  shown: string;
  className?: string;
}

/** `DayParts` as one field of a bar, which opens them below itself; without scripts only the two hours. */
export function HoursField({ shown, className, ...parts }: HoursFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !box.current?.contains(target);
    const press = ({ target }: Event) => isOutside(target) && setOpen(false);
    // A press on a label first gives the focus to whatever focusable part of the page contains it.
    const leave = ({ target }: Event) =>
      isOutside(target) && !(target as Node).contains(box.current) && setOpen(false);
    document.addEventListener("pointerdown", press);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("focusin", leave);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
    <div ref={box} className="field relative" onKeyDown={closeOnEscape}>
      <span id={`${id}-label`} className="font-medium text-navy text-sm">
        {parts.legend}
      </span>
      <span className="control-frame noscript:hidden">
        <button
          ref={button}
          type="button"
          aria-labelledby={`${id}-label ${id}-shown`}
          aria-expanded={open}
          aria-controls={`${id}-parts`}
          className={joinClasses(CONTROL_CLASS, "truncate text-start", className)}
          onClick={() => setOpen(!open)}
        >
          <span id={`${id}-shown`}>{shown}</span>
          <Icon name="chevron-down" className="control-arrow" />
        </button>
      </span>
      <div
        id={`${id}-parts`}
        className={joinClasses(
          "top-full z-30 w-full rounded-field bg-white",
          open ? "absolute mt-1 border border-line p-4 shadow-card md:w-96" : "hidden noscript:block",
        )}
      >
        <DayParts {...parts} legendHidden onPress={close} />
      </div>
    </div>
  );
}
