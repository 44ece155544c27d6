"use client";

import type { ReactNode } from "react";
import { CalendarLegend, type CalendarLegendProps } from "@/components/ui/calendar/day-marks";
import {
  MonthCalendar,
  type MonthCalendarProps,
  type MonthCalendarTexts,
} from "@/components/ui/calendar/month-calendar";

interface PricedMonthsProps extends Omit<MonthCalendarProps, "texts"> {
  texts: MonthCalendarTexts & { failed: string; retry: string };
  loading: boolean;
  /** Reloads prices that failed to load; null if none failed. */
  retry: (() => void) | null;
  legend: CalendarLegendProps["items"];
  /** What the prices stand for. */
  note: string;
  /** Between the months and the legend. */
  children?: ReactNode;
}

/** Months whose days carry a lowest price, with their legend, or with a notice when the prices cannot be loaded. */
export function PricedMonths(props: PricedMonthsProps) {
  const { texts, loading, retry, legend, note, children, ...months } = props;
  return (
    <div>
      <div aria-busy={loading}>
        <MonthCalendar {...months} texts={texts} />
      </div>
      {children}
      {retry ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {texts.failed}{" "}
          <button type="button" className="underline" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      ) : (
        <CalendarLegend items={legend} />
      )}
      <p className="mt-1 text-muted text-sm">{note}</p>
    </div>
  );
}
