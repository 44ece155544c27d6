"use client";

import { useQueries } from "@tanstack/react-query";
import { createTranslator } from "next-intl";
import { useState } from "react";
import { Queries } from "@/components/layout/queries";
import type { SearchMessages } from "@/components/search/form/load-search-messages";
import { DayPrice, PartlyMark } from "@/components/ui/calendar/day-marks";
import { addMonths, monthStart } from "@/components/ui/calendar/month-days";
import type { DayFace } from "@/components/ui/calendar/month-grid";
import { PricedMonths } from "@/components/ui/calendar/priced-months";
import { Dialog } from "@/components/ui/overlay/dialog";
import { dayPricesQuery } from "@/lib/client/api/vehicles";
import { cheapestDays } from "@/lib/domain/pricing/cheapest-days";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatShortMoney } from "@/lib/i18n/format-short-money";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

interface PriceCalendarProps {
  locale: Locale;
  messages: SearchMessages;
  search: URLSearchParams;
  today: string;
  /** The day of the field; empty without one. */
  chosen: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The next month is in sight without a tap. */
const MONTHS = 2;

/** The days of a search with the lowest price of each: two months, on phones one below the other. */
function PricedDays({
  locale,
  messages,
  search,
  today,
  chosen,
  onPick,
}: Omit<PriceCalendarProps, "onClose">) {
  const t = createTranslator<SearchMessages, "search.calendar">({
    locale,
    messages,
    namespace: "search.calendar",
  });
  const nights = Number(search.get("nights") ?? 0);
  const [month, setMonth] = useState(monthStart(chosen >= today ? chosen : today));
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index));
  const { days, isLoading, isError, retry } = useQueries({
    queries: months.map((one) =>
      dayPricesQuery(search, one < today ? today : one, addDays(addMonths(one, 1), -1)),
    ),
    combine: (results) => ({
      days: new Map(
        results.flatMap(
          ({ data }) => data?.days.map((one) => [one.day, { ...one, of: data.boats, more: data.more }]) ?? [],
        ),
      ),
      isLoading: results.some(({ data, isError: failed }) => !data && !failed),
      isError: results.some(({ isError: failed }) => failed),
      retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
  const cheapest = cheapestDays(
    new Map([...days].flatMap(([day, { lowest }]) => (lowest ? [[day, lowest.try_minor]] : []))),
  );

  const faceOf = (day: string): DayFace => {
    const named = formatDay(day, locale, "full");
    const found = days.get(day);
    if (day < today) return { label: t("day", { day: named, state: t("past") }), off: true };
    // Until the prices have loaded any day can be searched.
    if (!found) return { label: named, off: false };
    const { lowest, free, of, more } = found;
    if (!lowest) return { label: t("day", { day: named, state: t("none") }), off: true };
    const few = free * 2 < of;
    const parts = [
      t(more ? "at_least" : "boats", { count: free }),
      t("from", { price: formatMoney(lowest.amount, lowest.currency) }),
      ...(cheapest.has(day) ? [t("cheapest")] : []),
    ];
    return {
      label: t("day", { day: named, state: parts.join(t("and")) }),
      off: false,
      mark: few && <PartlyMark />,
      note: (
        <DayPrice
          text={formatShortMoney(lowest.amount, lowest.currency, locale)}
          cheapest={cheapest.has(day)}
        />
      ),
    };
  };

  return (
    <PricedMonths
      texts={{
        label: t("label"),
        previousMonth: t("previous_month"),
        nextMonth: t("next_month"),
        nameOfMonth: (day) => formatDay(day, locale, "month"),
        failed: t("failed"),
        retry: t("retry"),
      }}
      languageTag={INTL_TAGS[locale]}
      loading={isLoading}
      retry={isError ? retry : null}
      month={month}
      onMonth={setMonth}
      count={MONTHS}
      today={today}
      from={chosen || null}
      until={chosen && nights > 0 ? addDays(chosen, nights) : null}
      faceOf={faceOf}
      onChoose={onPick}
      legend={[
        { sign: <DayPrice text="" cheapest />, text: t("legend_cheapest") },
        { sign: <PartlyMark />, text: t("legend_few") },
        { sign: <span className="line-through">16</span>, text: t("legend_none") },
      ]}
      note={nights > 0 ? t("hint_nights", { count: nights }) : t("hint")}
    />
  );
}

/** The calendar that the date field of a search opens. */
export function PriceCalendar({ onClose, ...props }: PriceCalendarProps) {
  const { locale, messages } = props;
  const t = createTranslator<SearchMessages, "search.calendar">({
    locale,
    messages,
    namespace: "search.calendar",
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={t("title")}
      closeLabel={messages.common.close}
      shape="wide"
    >
      <Queries>
        <PricedDays {...props} />
      </Queries>
    </Dialog>
  );
}
