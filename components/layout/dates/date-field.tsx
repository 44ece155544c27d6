"use client";

import { useEffect, useState } from "react";
import { DateInput, type DateInputProps } from "@/components/ui/fields/date-input";
import { useBrowserValue } from "@/lib/client/use-browser-value";
import { formatDay } from "@/lib/i18n/format-date";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

export interface DateFieldProps extends Omit<DateInputProps, "words" | "button"> {
  /** Shown while no day is chosen. */
  emptyText: string;
  /** The day of a field that its form fills by itself; without it, what was typed or picked. */
  shown?: string;
  /** What a press opens; without it the browser's own calendar, which the field opens by key too. */
  calendar?: {
    label: string;
    onOpen: () => void;
    /** The pointer is over the button. */
    onNear?: () => void;
    /** Whether it is open, where it opens in place instead of in a window. */
    expanded?: boolean;
  };
}

const fieldOf = (id: string) => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
};

/**
 * A day: shown as `25 Kas Çar`, picked from a calendar by a press, typed as digits once the field has the focus. It is
 * the browser's date field for forms, labels, screen readers, and before scripts run.
 */
export function DateField({ emptyText, shown, calendar, onChange, ...input }: DateFieldProps) {
  const { id, value } = input;
  const language = useBrowserValue(() => document.documentElement.lang, null);
  const [entered, setEntered] = useState(String(input.defaultValue ?? ""));
  // What was typed before the scripts came, or brought back by the browser.
  useEffect(() => setEntered(fieldOf(id)?.value ?? ""), [id]);
  const day = String(value ?? shown ?? entered);
  const known = day && language !== null;
  const words = known ? formatDay(day, isLocale(language) ? language : DEFAULT_LOCALE, "weekday") : null;
  return (
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
            {...(calendar
              ? {
                  "aria-label": calendar.label,
                  "aria-haspopup": calendar.expanded === undefined ? "dialog" : undefined,
                  "aria-expanded": calendar.expanded,
                  onPointerEnter: calendar.onNear,
                  onClick: calendar.onOpen,
                }
              : { "aria-hidden": true, tabIndex: -1, onClick: () => fieldOf(id)?.showPicker() })}
          />
        )
      }
    />
  );
}
