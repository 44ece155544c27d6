"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { addMonths, monthStart } from "@/components/ui/calendar/month-days";
import { MonthGrid, type MonthGridProps } from "@/components/ui/calendar/month-grid";
import { Icon } from "@/components/ui/icon/icon";

export interface MonthCalendarTexts {
  /** Of the grid, before the name of its month. */
  label: string;
  previousMonth: string;
  nextMonth: string;
  nameOfMonth: (month: string) => string;
}

export interface MonthCalendarProps
  extends Pick<MonthGridProps, "languageTag" | "from" | "until" | "faceOf" | "today" | "onChoose"> {
  texts: MonthCalendarTexts;
  /** The first month that is shown. */
  month: string;
  onMonth: (month: string) => void;
  /** Months side by side. */
  count: number;
}

/** The season that is open for booking, in months from today's on. */
const MONTHS_AHEAD = 18;

const ICON_BUTTON = buttonClass({ variant: "ghost", size: "icon" });

/** One or several months with buttons to turn them; the arrow keys go from one month into the next. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { texts, month, onMonth, count, today, from, ...grid } = props;
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const end = addMonths(month, count);
  // At either end a button keeps the focus, which a disabled one would lose.
  const first = month <= monthStart(today);
  const last = end > addMonths(monthStart(today), MONTHS_AHEAD);
  const shown = (day: string | null) => (day && day >= month && day < end ? day : null);
  const focusDay = shown(movedTo) ?? shown(from) ?? shown(today) ?? month;

  const turn = (months: number) => {
    setMovedTo(null);
    onMonth(addMonths(month, months));
  };
  const move = (day: string) => {
    const bounded = day < today ? today : day;
    setMovedTo(bounded);
    if (bounded < month) onMonth(monthStart(bounded));
    if (bounded >= end) onMonth(addMonths(monthStart(bounded), 1 - count));
  };

  return (
    <div className={count > 1 ? "grid gap-x-8 gap-y-5 md:grid-cols-2" : ""}>
      {Array.from({ length: count }, (_, index) => addMonths(month, index)).map((one, index) => (
        // The buttons stay while the month beneath them changes: a new button would lose the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place beside the other months is the identity
        <div key={index}>
          <div className="mb-2 grid grid-cols-[2.75rem_1fr_2.75rem] items-center">
            {index === 0 && (
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={texts.previousMonth}
                aria-disabled={first}
                onClick={() => !first && turn(-1)}
              >
                <Icon name="chevron-left" size={22} className="mirror-rtl" />
              </button>
            )}
            <p
              aria-live={index === 0 ? "polite" : undefined}
              className="col-start-2 text-center font-semibold text-navy"
            >
              {texts.nameOfMonth(one)}
            </p>
            {index === count - 1 && (
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={texts.nextMonth}
                aria-disabled={last}
                onClick={() => !last && turn(1)}
              >
                <Icon name="chevron-right" size={22} className="mirror-rtl" />
              </button>
            )}
          </div>
          <MonthGrid
            key={one}
            {...grid}
            month={one}
            label={count > 1 ? `${texts.label}, ${texts.nameOfMonth(one)}` : texts.label}
            today={today}
            from={from}
            focusDay={focusDay}
            grabFocus={movedTo !== null}
            onMove={move}
          />
        </div>
      ))}
    </div>
  );
}
