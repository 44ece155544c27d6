"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { BookingHours } from "@/components/boats/booking/booking-hours";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { chooseDay } from "@/components/boats/calendar/choose-day";
import { TripCalendar } from "@/components/boats/calendar/trip-calendar";
import type { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import { DateField } from "@/components/layout/dates/date-field";
import { addDays, isTripDay } from "@/lib/domain/shared/istanbul-time";

interface BookingTimeFieldsProps {
  boat: BookingBoat;
  choice: BookingChoice;
  today: string;
  known: ReturnType<typeof useKnownHours>;
  calendarOpen: boolean;
  onCalendar: (open: boolean) => void;
}

/** When: a typed or picked date, and hours or nights that fit it. */
export function BookingTimeFields({
  boat,
  choice,
  today,
  known,
  calendarOpen,
  onCalendar,
}: BookingTimeFieldsProps) {
  const t = useTranslations("quote");
  const id = useId();
  const dates = useRef<HTMLDivElement>(null);
  const daily = choice.kind === "daily";
  const calendar = (label: string) => ({
    label,
    expanded: calendarOpen,
    onOpen: () => onCalendar(!calendarOpen),
  });

  const close = () => {
    onCalendar(false);
    dates.current?.querySelector<HTMLButtonElement>("button[aria-expanded]")?.focus();
  };

  return (
    <div className="grid gap-4">
      <div
        ref={dates}
        className={daily ? "grid gap-3 ltr:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]" : "grid gap-3"}
      >
        <DateField
          id={`${id}-date`}
          label={t("date")}
          emptyText={t("choose_day")}
          calendar={calendar(calendarOpen ? t("close_calendar") : t("open_calendar"))}
          min={today}
          value={choice.day ?? ""}
          onChange={({ target }) =>
            isTripDay(target.value) ? chooseDay(boat, target.value, known.availability) : undefined
          }
        />
        {daily && (
          <DateField
            id={`${id}-end`}
            label={t("end_date")}
            emptyText={t("choose_day")}
            calendar={calendar(calendarOpen ? t("close_end_calendar") : t("open_end_calendar"))}
            min={addDays(choice.day ?? today, 1)}
            value={choice.endDay ?? (choice.day ? addDays(choice.day, 1) : "")}
            onChange={({ target }) =>
              isTripDay(target.value) ? changeBooking(boat, { endDay: target.value }) : undefined
            }
          />
        )}
      </div>
      {calendarOpen && <TripCalendar boat={boat} onChosen={close} />}
      {!daily && <BookingHours {...{ boat, choice, known }} />}
    </div>
  );
}
