"use client";

import type { ReactNode } from "react";
import { CalendarLegend, type CalendarLegendProps } from "@/components/ui/calendar/day-marks";
import { MonthCalendar, type MonthCalendarProps } from "@/components/ui/calendar/month-calendar";
import { formatDay } from "@/lib/i18n/format-date";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

/** The season that is open for booking. */
const MONTHS_AHEAD = 18;

interface PricedMonthsProps extends Omit<MonthCalendarProps, "texts" | "languageTag" | "monthsAhead"> {
  locale: Locale;
  t: (key: "label" | "previous_month" | "next_month" | "failed" | "retry") => string;
  loading: boolean;
  /** Loads again what failed to load; null while nothing did. */
  retry: (() => void) | null;
  legend: CalendarLegendProps["items"];
  /** What the prices stand for. */
  note: string;
  /** Between the months and the legend. */
  children?: ReactNode;
}

/** Months whose days carry a lowest price, with their legend, or with a notice when the prices cannot be loaded. */
export function PricedMonths(props: PricedMonthsProps) {
  const { locale, t, loading, retry, legend, note, children, ...months } = props;
  return (
    <div>
      <div aria-busy={loading}>
        <MonthCalendar
          {...months}
          texts={{
            label: t("label"),
            previousMonth: t("previous_month"),
            nextMonth: t("next_month"),
            nameOfMonth: (day) => formatDay(day, locale, "month"),
          }}
          languageTag={INTL_TAGS[locale]}
          monthsAhead={MONTHS_AHEAD}
        />
      </div>
      {children}
      {retry ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {t("failed")}{" "}
          <button type="button" className="underline" onClick={retry}>
            {t("retry")}
          </button>
        </p>
      ) : (
        <CalendarLegend items={legend} />
      )}
      <p className="mt-1 text-muted text-sm">{note}</p>
    </div>
  );
}
