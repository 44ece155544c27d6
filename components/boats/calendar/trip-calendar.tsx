"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { readBooking } from "@/components/boats/booking/booking-store";
import { useBooking } from "@/components/boats/booking/use-booking";
import { chooseDay } from "@/components/boats/calendar/choose-day";
import { type DayState, dayState } from "@/components/boats/calendar/day-state";
import { useMonths } from "@/components/boats/calendar/use-months";
import { WaitingOffer } from "@/components/boats/waiting/waiting-offer";
import { DayPrice, PartlyMark } from "@/components/ui/calendar/day-marks";
import { monthStart } from "@/components/ui/calendar/month-days";
import type { DayFace } from "@/components/ui/calendar/month-grid";
import { PricedMonths } from "@/components/ui/calendar/priced-months";
import { Skeleton } from "@/components/ui/skeleton";
import { useToday } from "@/lib/client/use-today";
import { cheapestDays } from "@/lib/domain/pricing/cheapest-days";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatShortMoney } from "@/lib/i18n/format-short-money";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";

interface TripCalendarProps {
  boat: BookingBoat;
  /** Months side by side. */
  count?: number;
  /** The day is chosen; of a stay the return too. */
  onChosen?: () => void;
}

/**
 * The boat's calendar: free days with their lowest price, and why the others are not. Its choice is the booking card's.
 */
export function TripCalendar({ boat, count = 1, onChosen }: TripCalendarProps) {
  const t = useTranslations("quote.calendar");
  const locale = useLocale();
  const today = useToday();
  const booking = useBooking(boat);
  const [shownMonth, setShownMonth] = useState<TripDay | null>(null);

  const [fullDay, setFullDay] = useState<TripDay | null>(null);

  const choice = booking?.choice;
  const month = shownMonth ?? monthStart(choice?.day ?? today ?? "2026-01-01");
  const loaded = useMonths(boat, month, count, today);
  if (!today || !choice) return <Skeleton className="h-[430px] w-full" />;

  const states = new Map<TripDay, DayState>();
  for (const day of loaded.days) states.set(day.day, dayState(day, choice.kind));
  const prices = [...states].flatMap(([day, { lowest }]) =>
    lowest === null ? [] : [[day, lowest] as const],
  );
  const cheapest = cheapestDays(new Map(prices));

  const labelOf = (day: TripDay, state: DayState | undefined) => {
    const reason = day < today ? "past" : state?.reason;
    const named = formatDay(day, locale, "full");
    // Until the boat's hours have loaded, a day's label contains only its date.
    if (!state && !reason) return named;
    const parts = [
      reason ? t(reason === "busy" ? "waiting" : `reason.${reason}`) : t(state?.partly ? "partly" : "free"),
      state?.lowest != null && t("free_from", { price: formatMoney(state.lowest, boat.currency) }),
      cheapest.has(day) && t("cheapest"),
    ];
    return t("day", { day: named, state: parts.filter(Boolean).join(t("and")) });
  };
  const faceOf = (day: TripDay): DayFace => {
    const state = day < today ? undefined : states.get(day);
    const lowest = state?.lowest ?? null;
    return {
      label: labelOf(day, state),
      // A full day can be waited for.
      off: day < today || (state?.free === false && state.reason !== "busy"),
      taken: state?.reason === "busy",
      mark: state?.partly && <PartlyMark />,
      note: lowest !== null && (
        <DayPrice text={formatShortMoney(lowest, boat.currency, locale)} cheapest={cheapest.has(day)} />
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
      loading={loaded.isLoading}
      retry={loaded.isError ? loaded.retry : null}
      month={month}
      onMonth={setShownMonth}
      count={count}
      today={today}
      from={choice.day}
      until={choice.kind === "daily" ? (choice.endDay ?? (choice.day && addDays(choice.day, 1))) : null}
      faceOf={faceOf}
      onChoose={(day) => {
        const isFull = states.get(day)?.reason === "busy";
        setFullDay(isFull ? day : null);
        if (isFull) return;
        chooseDay(boat, day, loaded.responseOf(day));
        if (choice.kind !== "daily" || readBooking(boat).choice.endDay) onChosen?.();
      }}
      legend={[
        { sign: <span className="font-semibold text-ink">15</span>, text: t("legend_free") },
        { sign: <DayPrice text="" cheapest />, text: t("legend_cheapest") },
        ...(choice.kind === "daily" ? [] : [{ sign: <PartlyMark />, text: t("legend_partly") }]),
        { sign: <span className="line-through">16</span>, text: t("legend_taken") },
      ]}
      note={t(`prices.${choice.kind}`)}
    >
      {fullDay && (
        <div className="mt-3">
          <WaitingOffer boat={boat} choice={choice} day={fullDay} />
        </div>
      )}
    </PricedMonths>
  );
}
