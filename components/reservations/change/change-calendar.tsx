"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DayPrice } from "@/components/ui/calendar/day-marks";
import { MonthCalendar } from "@/components/ui/calendar/month-calendar";
import { addMonths, monthStart } from "@/components/ui/calendar/month-days";
import type { DayFace } from "@/components/ui/calendar/month-grid";
import { changeDaysQuery } from "@/lib/client/api/changes";
import type { AvailabilityDay } from "@/lib/contracts/boats/availability";
import type { Currency, RateKind } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatShortMoney } from "@/lib/i18n/format-short-money";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";

interface ChangeCalendarProps {
  reservationId: string;
  kind: RateKind;
  currency: Currency;
  /** Istanbul's day. */
  today: string;
  day: string;
  /** Of daily trips: the last day. */
  until: string | null;
  onChoose: (day: string) => void;
}

/** The days of the month that a day lies in, and the first of the next, into which its trips may last. */
export function useChangeDays(reservationId: string, day: string, today: string) {
  const month = monthStart(day);
  return useQuery(changeDaysQuery(reservationId, month < today ? today : month, addMonths(month, 1)));
}

/** The boat's calendar with the lowest price of each day; the hours of the trip that is moved are free in it. */
export function ChangeCalendar(props: ChangeCalendarProps) {
  const { reservationId, kind, currency, today, day, until, onChoose } = props;
  const t = useTranslations("quote.calendar");
  const locale = useLocale();
  const [month, setMonth] = useState(monthStart(day));
  const { data, isError, isLoading, refetch } = useChangeDays(reservationId, month, today);
  const days = new Map(data?.days.map((one) => [one.day, one]));

  const faceOf = (shown: string): DayFace => {
    const known = shown < today ? undefined : days.get(shown);
    const lowest = known?.lowest[kind] ?? null;
    const free = known !== undefined && known.starts[kind].length > 0;
    return {
      label: t("day", { day: formatDay(shown, locale, "full"), state: stateOf(known, lowest, free) }),
      off: shown < today || (known !== undefined && !free),
      taken: known !== undefined && !free,
      note: lowest !== null && (
        <DayPrice text={formatShortMoney(lowest, currency, locale)} cheapest={false} />
      ),
    };
  };
  const stateOf = (known: AvailabilityDay | undefined, lowest: number | null, free: boolean) => {
    if (!known) return t("reason.past");
    if (!free) return t("reason.busy");
    return lowest === null ? t("free") : t("free_from", { price: formatMoney(lowest, currency) });
  };

  return (
    <div aria-busy={isLoading}>
      <MonthCalendar
        texts={{
          label: t("label"),
          previousMonth: t("previous_month"),
          nextMonth: t("next_month"),
          nameOfMonth: (shown) => formatDay(shown, locale, "month"),
        }}
        languageTag={INTL_TAGS[locale]}
        month={month}
        onMonth={setMonth}
        count={1}
        today={today}
        from={day}
        until={until}
        faceOf={faceOf}
        onChoose={onChoose}
      />
      {isError ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {t("failed")}{" "}
          <button type="button" className="underline" onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm">{t(`prices.${kind}`)}</p>
      )}
    </div>
  );
}
