"use client";

import { type ComponentProps, useEffect, useState } from "react";
import type { DayCalendar } from "@/components/layout/dates/day-calendar";
import { stepAside } from "@/components/layout/dates/step-aside";
import { DateInput, type DateInputProps } from "@/components/ui/fields/date-input";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { useBrowserValue } from "@/lib/client/use-browser-value";
import { useToday } from "@/lib/client/use-today";
import { formatDay } from "@/lib/i18n/format-date";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

export interface DateFieldProps extends Omit<DateInputProps, "words" | "button"> {
  /** Shown while no day is chosen. */
  emptyText: string;
  /** The day of a field that its form fills by itself; without it, what was typed or picked. */
  shown?: string;
  /** What a press opens; without it a calendar of bare days. */
  calendar?: {
    label: string;
    onOpen: () => void;
    /** The pointer is over the button. */
    onNear?: () => void;
    /** Whether it is open, where it opens in place instead of in a window. */
    expanded?: boolean;
  };
}

const dayCalendar = lazyPart(async () => {
  const [calendar, texts] = await Promise.all([
    import("@/components/layout/dates/day-calendar"),
    import("@/components/layout/load-field-messages").then((loader) => loader.loadFieldMessages()),
  ]);
  return (props: Omit<ComponentProps<typeof DayCalendar>, "locale" | "messages">) => (
    <calendar.DayCalendar {...props} {...texts} />
  );
});

const fieldOf = (id: string) => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
};

/** Fills the field as if the day had been typed: React overlooks a value that is set on the element itself. */
function enter(field: HTMLInputElement | null, day: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, day);
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

interface OpenCalendar {
  chosen: string;
  comeBack: () => void;
}

/**
 * A day: shown as `25 Kas Çar`, picked from a calendar by a press, typed as digits once the field has the focus. It is
 * the browser's date field for forms, labels, screen readers, and before scripts run.
 */
export function DateField({ emptyText, shown, calendar, onChange, ...input }: DateFieldProps) {
  const { id, value, min, max } = input;
  const language = useBrowserValue(() => document.documentElement.lang, null);
  const today = useToday();
  const [entered, setEntered] = useState(String(input.defaultValue ?? ""));
  const [open, setOpen] = useState<OpenCalendar | null>(null);
  // What was typed before the scripts came, or brought back by the browser.
  useEffect(() => setEntered(fieldOf(id)?.value ?? ""), [id]);
  const day = String(value ?? shown ?? entered);
  const known = day && language !== null;
  const words = known ? formatDay(day, isLocale(language) ? language : DEFAULT_LOCALE, "weekday") : null;
  const own = {
    label: emptyText,
    onNear: dayCalendar.preload,
    onOpen: () => setOpen({ chosen: day, comeBack: stepAside(fieldOf(id)) }),
  };
  const opens: NonNullable<DateFieldProps["calendar"]> = calendar ?? own;
  const close = () => {
    open?.comeBack();
    setOpen(null);
  };
  return (
    <>
      <DateInput
        {...input}
        words={day ? words : emptyText}
        onChange={(event) => {
          setEntered(event.target.value);
          onChange?.(event);
        }}
        button={
          language !== null && (
            <button
              type="button"
              aria-label={opens.label}
              aria-haspopup={opens.expanded === undefined ? "dialog" : undefined}
              aria-expanded={opens.expanded}
              onPointerEnter={opens.onNear}
              onClick={opens.onOpen}
            />
          )
        }
      />
      {open && today && (
        <LazyDialog
          part={dayCalendar}
          props={{
            today,
            chosen: open.chosen,
            title: input.label,
            min: String(min ?? today),
            max: max === undefined ? null : String(max),
            onClose: close,
            onPick: (picked) => {
              close();
              enter(fieldOf(id), picked);
            },
          }}
        />
      )}
    </>
  );
}
