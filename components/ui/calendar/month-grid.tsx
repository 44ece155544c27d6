"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { addDays, monthWeeks, weekdayOf } from "@/components/ui/calendar/month-days";
import { isRightToLeft } from "@/components/ui/is-right-to-left";

/** What a calendar says and shows of one day. */
export interface DayFace {
  /** The accessible name: date, state and price. */
  label: string;
  /** The day cannot be chosen. */
  off: boolean;
  /** Struck through, even if it can be pressed. */
  taken?: boolean;
  /** Beneath the number. */
  note?: ReactNode;
  /** In the corner. */
  mark?: ReactNode;
}

export interface MonthGridProps {
  month: string;
  label: string;
  /** Language, digits and calendar of the weekday names. */
  languageTag: string;
  /** The one day that Tab reaches, in this month or another. */
  focusDay: string;
  /** Whether it takes the focus now: after a key moved it, never on load. */
  grabFocus: boolean;
  from: string | null;
  until: string | null;
  faceOf: (day: string) => DayFace;
  /** Days before it are past: paler than booked days. */
  today: string;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
}

// A Monday: the week is written from it.
const SOME_MONDAY = "2024-01-01";

function stepOf(event: KeyboardEvent, day: string): number | null {
  const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
    PageDown: 28,
    PageUp: -28,
  };
  return steps[event.key] ?? null;
}

/** One month as a grid of buttons: arrow keys follow the reading direction, days that are off say why. */
export function MonthGrid(props: MonthGridProps) {
  const { month, label, languageTag, focusDay, grabFocus, from, until, faceOf, today, onMove, onChoose } =
    props;
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (grabFocus && focusDay) focused.current?.focus();
  }, [grabFocus, focusDay]);

  const weekday = new Intl.DateTimeFormat(languageTag, { weekday: "short", timeZone: "UTC" });
  const longWeekday = new Intl.DateTimeFormat(languageTag, { weekday: "long", timeZone: "UTC" });
  const week = Array.from({ length: 7 }, (_, index) => new Date(`${addDays(SOME_MONDAY, index)}T00:00Z`));
  const lookOf = (day: string, { off, taken }: DayFace) => {
    if (day === from || day === until) return "bg-navy font-bold text-white";
    if (from && until && day > from && day < until) return "bg-sea-soft text-sea-dark";
    if (day < today) return "cursor-not-allowed font-normal text-field";
    if (off || taken)
      return `text-muted line-through decoration-1 ${off ? "cursor-not-allowed" : "hover:bg-sea-soft"}`;
    return "font-semibold text-ink hover:bg-sea-soft";
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of a date picker is a table
    <table role="grid" aria-label={label} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {week.map((day) => (
            <th
              key={day.getTime()}
              scope="col"
              abbr={longWeekday.format(day)}
              className="whitespace-nowrap pb-2 font-normal text-muted text-xs"
            >
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no other name
              if (day === null) return <td key={index} />;
              const face = faceOf(day);
              return (
                <td key={day} className="p-0.5 text-center">
                  <button
                    type="button"
                    ref={day === focusDay ? focused : undefined}
                    tabIndex={day === focusDay ? 0 : -1}
                    aria-pressed={day === from || day === until}
                    aria-disabled={face.off || undefined}
                    className={`group tabular relative flex h-13 w-full flex-col items-center justify-center rounded-field text-sm leading-tight transition-colors ${lookOf(day, face)}`}
                    onClick={() => !face.off && onChoose(day)}
                    onKeyDown={(event) => {
                      const step = stepOf(event, day);
                      if (step === null) return;
                      event.preventDefault();
                      onMove(addDays(day, step));
                    }}
                  >
                    <span className="sr-only">{face.label}</span>
                    <span aria-hidden className="contents">
                      {face.mark && <span className="absolute end-1 top-1">{face.mark}</span>}
                      {Number(day.slice(8))}
                      {face.note}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
