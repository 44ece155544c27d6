"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { useBooking, useToday } from "@/components/boats/booking/use-booking";
import { chooseDay } from "@/components/boats/calendar/choose-day";
import { type DayState, dayState } from "@/components/boats/calendar/day-state";
import { addMonths, monthStart } from "@/components/boats/calendar/month-days";
import { MonthGrid } from "@/components/boats/calendar/month-grid";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { availabilityQuery } from "@/lib/client/api/vehicles";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface TripCalendarProps {
  boat: BookingBoat;
  onChosen?: () => void;
}

const MONTHS_AHEAD = 18;
const ICON_BUTTON = buttonClass({ variant: "ghost", size: "icon" });

/** The boat's calendar: free days, and why the others are not. Its choice is the booking card's. */
export function TripCalendar({ boat, onChosen }: TripCalendarProps) {
  const t = useTranslations("quote.calendar");
  const locale = useLocale();
  const today = useToday();
  const booking = useBooking(boat);
  const [shownMonth, setShownMonth] = useState<TripDay | null>(null);
  const [movedTo, setMovedTo] = useState<TripDay | null>(null);

  const choice = booking?.choice;
  const month = shownMonth ?? monthStart(choice?.day ?? today ?? "2026-01-01");
  const next = addMonths(month, 1);
  const from = today && month < today ? today : month;
  const { data, isError, refetch } = useQuery({
    ...availabilityQuery(boat.id, from, next),
    enabled: today !== null,
  });
  if (!today || !choice) return <Skeleton className="h-[370px] w-full" />;

  const states = new Map<TripDay, DayState>();
  for (const day of data?.days ?? []) states.set(day.day, dayState(day, choice.kind));
  const isOff = (day: TripDay) => day < today || states.get(day)?.free === false;
  const labelOf = (day: TripDay) => {
    const state = states.get(day);
    const reason = day < today ? "past" : state?.reason;
    const named = formatDay(day, locale, "full");
    // Until the boat's hours have loaded, a day's label contains only its date.
    if (!state && !reason) return named;
    const parts = [
      reason ? t(`reason.${reason}`) : t("free"),
      state?.free &&
        state.price !== null &&
        t("free_from", { price: formatMoney(state.price, boat.currency) }),
    ];
    return t("day", { day: named, state: parts.filter(Boolean).join(", ") });
  };
  const move = (day: TripDay) => {
    const bounded = day < today ? today : day;
    setMovedTo(bounded);
    setShownMonth(monthStart(bounded));
  };
  const turn = (months: number) => {
    setMovedTo(null);
    setShownMonth(addMonths(month, months));
  };
  // At either end a button keeps the focus, which a disabled one would lose.
  const first = month <= monthStart(today);
  const last = month >= addMonths(monthStart(today), MONTHS_AHEAD);
  const inMonth = (day: TripDay | null | undefined) => (day && day >= month && day < next ? day : null);
  const focusDay = inMonth(movedTo) ?? inMonth(choice.day) ?? (from < next ? from : month);

  return (
    <div>
      <div className="mb-2 flex items-center justify-between">
        <button
          type="button"
          className={ICON_BUTTON}
          aria-label={t("previous_month")}
          aria-disabled={first}
          onClick={() => !first && turn(-1)}
        >
          <Icon name="chevron-left" size={22} className="mirror-rtl" />
        </button>
        <p aria-live="polite" className="font-semibold text-navy">
          {formatDay(month, locale, "month")}
        </p>
        <button
          type="button"
          className={ICON_BUTTON}
          aria-label={t("next_month")}
          aria-disabled={last}
          onClick={() => !last && turn(1)}
        >
          <Icon name="chevron-right" size={22} className="mirror-rtl" />
        </button>
      </div>
      <div aria-busy={!data && !isError}>
        <MonthGrid
          month={month}
          label={t("label")}
          locale={locale}
          focusDay={focusDay}
          grabFocus={movedTo !== null}
          from={choice.day}
          until={choice.kind === "daily" ? (choice.endDay ?? (choice.day && addDays(choice.day, 1))) : null}
          labelOf={labelOf}
          isOff={isOff}
          today={today}
          onMove={move}
          onChoose={(day) => {
            chooseDay(boat, day, data);
            onChosen?.();
          }}
        />
      </div>
      {isError ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {t("failed")}{" "}
          <button type="button" className="underline" onClick={() => refetch()}>
            {t("retry")}
          </button>
        </p>
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="font-semibold text-ink">
              15
            </span>
            {t("legend_free")}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="line-through">
              16
            </span>
            {t("legend_taken")}
          </span>
        </p>
      )}
    </div>
  );
}
