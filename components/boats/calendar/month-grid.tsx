"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { monthWeeks } from "@/components/boats/calendar/month-days";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import { addDays, type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

interface MonthGridProps {
  month: TripDay;
  label: string;
  locale: Locale;
  /** The one day that Tab reaches. */
  focusDay: TripDay;
  /** Whether it takes the focus now: after a key moved it, never on load. */
  grabFocus: boolean;
  from: TripDay | null;
  until: TripDay | null;
  labelOf: (day: TripDay) => string;
  isOff: (day: TripDay) => boolean;
  /** Days before it are over: paler than those that somebody took. */
  today: TripDay;
  onMove: (day: TripDay) => void;
  onChoose: (day: TripDay) => void;
}

// A Monday: the week is written from it.
const SOME_MONDAY = "2024-01-01";

function stepOf(event: KeyboardEvent, day: TripDay): number | null {
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
  const { month, label, locale, focusDay, grabFocus, from, until, labelOf, isOff, today, onMove, onChoose } =
    props;
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (grabFocus && focusDay) focused.current?.focus();
  }, [grabFocus, focusDay]);

  const weekday = new Intl.DateTimeFormat(INTL_TAGS[locale], { weekday: "short", timeZone: "UTC" });
  const longWeekday = new Intl.DateTimeFormat(INTL_TAGS[locale], { weekday: "long", timeZone: "UTC" });
  const week = Array.from({ length: 7 }, (_, index) => new Date(`${addDays(SOME_MONDAY, index)}T00:00Z`));
  const lookOf = (day: TripDay) => {
    if (day === from || day === until) return "bg-navy font-bold text-white";
    if (from && until && day > from && day < until) return "bg-sea-soft text-sea-dark";
    if (day < today) return "cursor-not-allowed font-normal text-field";
    if (isOff(day)) return "cursor-not-allowed text-muted line-through decoration-1";
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
              className="pb-2 font-normal text-muted text-xs"
            >
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, index) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no other name
                <td key={index} />
              ) : (
                <td key={day} className="p-0.5 text-center">
                  <button
                    type="button"
                    ref={day === focusDay ? focused : undefined}
                    tabIndex={day === focusDay ? 0 : -1}
                    aria-label={labelOf(day)}
                    aria-pressed={day === from || day === until}
                    aria-disabled={isOff(day) || undefined}
                    className={`tabular h-11 w-full rounded-field text-sm transition-colors ${lookOf(day)}`}
                    onClick={() => !isOff(day) && onChoose(day)}
                    onKeyDown={(event) => {
                      const step = stepOf(event, day);
                      if (step === null) return;
                      event.preventDefault();
                      onMove(addDays(day, step));
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
