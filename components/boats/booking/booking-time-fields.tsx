"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { chooseDay, fitHours } from "@/components/boats/calendar/choose-day";
import {
  endOptions,
  type HourOption,
  minHours,
  startOptions,
} from "@/components/boats/calendar/hour-options";
import { TripCalendar } from "@/components/boats/calendar/trip-calendar";
import type { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import { SunsetChoice } from "@/components/boats/light/sunset-choice";
import { DateField } from "@/components/layout/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import { addDays, isTripDay } from "@/lib/domain/shared/istanbul-time";
import { formatHour } from "@/lib/i18n/format-hour";

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
  const asked = { boat, ...known, swimTour: choice.kind === "swim_tour" };
  const calendar = (label: string) => ({
    label,
    expanded: calendarOpen,
    onOpen: () => onCalendar(!calendarOpen),
  });

  const close = () => {
    onCalendar(false);
    dates.current?.querySelector<HTMLButtonElement>("button[aria-expanded]")?.focus();
  };

  const hourLabel = (hour: number) =>
    hour > 24 ? t("next_day", { hour: formatHour(hour % 24) }) : formatHour(hour);
  const options = (hours: HourOption[]) => (
    <>
      <option value="" disabled>
        {t("choose")}
      </option>
      {hours.map(({ hour, free, reason = "busy" }) => (
        <option key={hour} value={hour} disabled={!free}>
          {free ? hourLabel(hour) : `${hourLabel(hour)} – ${t(`calendar.reason.${reason}`)}`}
        </option>
      ))}
    </>
  );

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
      {!daily && (
        <div className="grid gap-1.5">
          <div className="grid grid-cols-2 gap-3">
            <Select
              id={`${id}-start`}
              label={t("start")}
              disabled={!choice.day}
              value={choice.startHour ?? ""}
              onChange={({ target }) =>
                changeBooking(
                  boat,
                  fitHours(boat, choice.kind, { ...choice, startHour: Number(target.value) }, known),
                )
              }
            >
              {options(startOptions(asked))}
            </Select>
            <Select
              id={`${id}-until`}
              label={t("end")}
              disabled={choice.startHour === null}
              value={choice.endHour ?? ""}
              onChange={({ target }) => changeBooking(boat, { endHour: Number(target.value) })}
            >
              {options(choice.startHour === null ? [] : endOptions(asked, choice.startHour))}
            </Select>
          </div>
          <SunsetChoice boat={boat} choice={choice} known={known} />
          <p className="text-muted text-sm">
            {choice.kind === "swim_tour"
              ? t("swim_hours", SWIM_TOUR_HOURS)
              : t("min_hours", { hours: minHours(asked) })}
          </p>
        </div>
      )}
    </div>
  );
}
