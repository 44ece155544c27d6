"use client";

import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { useBooking } from "@/components/boats/booking/use-booking";
import { fitHours } from "@/components/boats/calendar/choose-day";
import { startOptions } from "@/components/boats/calendar/hour-options";
import { TripCalendar } from "@/components/boats/calendar/trip-calendar";
import { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import { SunsetChoice } from "@/components/boats/light/sunset-choice";
import { Queries } from "@/components/layout/queries";
import { useMedia } from "@/components/ui/use-media";
import { useToday } from "@/lib/client/use-today";
import { formatDay } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";
import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

interface DayHoursProps {
  boat: BookingBoat;
  choice: BookingChoice;
  day: string;
  today: string;
}

function DayHours({ boat, choice, day, today }: DayHoursProps) {
  const t = useTranslations("quote.calendar");
  const locale = useLocale();
  const known = useKnownHours(boat, day, today);
  if (!known.day) return null;
  const hours = startOptions({ boat, ...known, swimTour: choice.kind === "swim_tour" });
  return (
    <div>
      <p className="mb-3 font-semibold text-navy">
        {t("hours_of", { day: formatDay(day, locale, "short") })}
      </p>
      <div className="mb-3">
        <SunsetChoice boat={boat} choice={choice} known={known} />
      </div>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 xl:grid-cols-8">
        {hours.map(({ hour, free, reason }) => {
          const inside =
            choice.startHour !== null &&
            choice.endHour !== null &&
            hour >= choice.startHour &&
            hour < choice.endHour;
          const clock = formatHour(hour);
          return (
            <li key={hour}>
              <button
                type="button"
                aria-disabled={!free || undefined}
                aria-pressed={inside}
                aria-label={free ? clock : `${clock}, ${t(`reason.${reason ?? "busy"}`)}`}
                className={`tabular h-11 w-full rounded-field border text-sm ${
                  inside
                    ? "border-navy bg-navy font-semibold text-white"
                    : free
                      ? "border-line bg-white font-semibold text-ink hover:border-sea"
                      : `cursor-not-allowed border-transparent bg-sand text-muted ${reason === "too_short" ? "" : "line-through"}`
                }`}
                onClick={() =>
                  free &&
                  changeBooking(boat, fitHours(boat, choice.kind, { startHour: hour, endHour: null }, known))
                }
              >
                {clock}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const TWO_MONTHS_FIT = "(min-width: 80rem)";

function Calendar({ boat }: { boat: BookingBoat }) {
  const t = useTranslations("quote.calendar");
  const booking = useBooking(boat);
  const today = useToday();
  const isWide = useMedia(TWO_MONTHS_FIT);
  const choice = booking?.choice;
  return (
    <div className="grid gap-8">
      <TripCalendar boat={boat} count={isWide ? 2 : 1} />
      <div aria-live="polite">
        {choice?.kind === "daily" ? (
          <p className="text-muted">{t("overnight")}</p>
        ) : choice?.day && today ? (
          <DayHours boat={boat} choice={choice} day={choice.day} today={today} />
        ) : (
          <p className="text-muted">{t("choose_first")}</p>
        )}
      </div>
    </div>
  );
}

interface BookingCalendarProps {
  boat: BookingBoat;
  locale: Locale;
  messages: Pick<Messages, "quote">;
}

/** The calendar in the page: one month or two, beneath them the hours of the chosen day. */
export function BookingCalendar({ boat, locale, messages }: BookingCalendarProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Istanbul">
      <Queries>
        <Calendar boat={boat} />
      </Queries>
    </NextIntlClientProvider>
  );
}
