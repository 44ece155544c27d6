"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { BookingFooter } from "@/components/boats/booking/booking-footer";
import { BookingPrice } from "@/components/boats/booking/booking-price";
import { BookingProblem } from "@/components/boats/booking/booking-problem";
import type { BookingStatus } from "@/components/boats/booking/booking-status";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { BookingTimeFields } from "@/components/boats/booking/booking-time-fields";
import { BookingExtras } from "@/components/boats/booking/extras/booking-extras";
import type { useQuote } from "@/components/boats/booking/use-quote";
import { fitHours } from "@/components/boats/calendar/choose-day";
import { dayState } from "@/components/boats/calendar/day-state";
import type { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import { Money } from "@/components/boats/money";
import { WaitingOffer } from "@/components/boats/waiting/waiting-offer";
import { Stepper } from "@/components/ui/fields/stepper";
import { Icon } from "@/components/ui/icon/icon";
import { ANSWER_HOURS, HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { fromEnding } from "@/lib/i18n/from-ending";

interface BookingFormProps {
  boat: BookingBoat;
  choice: BookingChoice;
  /** The sheet opens with its calendar; beside the card the page has one. */
  place: "card" | "sheet";
  adjusted: boolean;
  today: string;
  known: ReturnType<typeof useKnownHours>;
  price: ReturnType<typeof useQuote>;
  status: BookingStatus;
}

/** Mode, date, hours, guests and extras, with the price that follows every change. */
export function BookingForm({
  boat,
  choice,
  place,
  adjusted,
  today,
  known,
  price,
  status,
}: BookingFormProps) {
  const t = useTranslations("quote");
  const locale = useLocale();
  const id = useId();
  const [calendarOpen, setCalendarOpen] = useState(place === "sheet" && choice.day === null);
  const form = useRef<HTMLDivElement>(null);
  const { trip, quote, failure, stale, retry } = price;
  const day = known.day && dayState(known.day, choice.kind);
  // Whether hours were chosen on it before or not.
  const isFull = day?.free === false && day.reason === "busy";
  /** Up to the calendar, by the button above it: a date field would open the phone's own calendar over ours. */
  function askForDate() {
    setCalendarOpen(true);
    form.current?.querySelector<HTMLButtonElement>("button[aria-expanded]")?.focus();
  }

  return (
    <div ref={form}>
      <div className="grid gap-4">
        {boat.from && !quote && (
          <p className="text-muted">
            {t.rich(`from.${boat.from.kind}`, {
              ending: fromEnding(boat.from.amount, locale),
              price: () => (
                <span className="font-bold text-2xl text-navy">
                  <Money minor={boat.from?.amount ?? 0} currency={boat.currency} />
                </span>
              ),
            })}
          </p>
        )}
        {boat.kinds.length > 1 && (
          <fieldset>
            <legend className="sr-only">{t("mode")}</legend>
            <div className="flex rounded-full bg-sand p-1">
              {boat.kinds.map((kind) => (
                <label
                  key={kind}
                  className="flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-full px-2 text-center font-semibold text-navy text-sm has-checked:bg-white has-focus-visible:outline-3 has-focus-visible:outline-sea has-checked:shadow-card"
                >
                  <input
                    type="radio"
                    name={`${id}-kind`}
                    className="sr-only"
                    checked={choice.kind === kind}
                    onChange={() =>
                      changeBooking(boat, {
                        kind,
                        endDay: null,
                        ...fitHours(boat, kind, { startHour: null, endHour: null }, known),
                      })
                    }
                  />
                  {t(`modes.${kind}`)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <BookingTimeFields
          boat={boat}
          choice={choice}
          today={today}
          known={known}
          calendarOpen={calendarOpen}
          onCalendar={setCalendarOpen}
        />
        <Stepper
          id={`${id}-persons`}
          label={t("persons")}
          lessLabel={t("less", { name: t("persons") })}
          moreLabel={t("more", { name: t("persons") })}
          hint={t("up_to", { count: choice.kind === "daily" ? boat.berths : boat.capacity })}
          value={choice.persons}
          min={1}
          max={boat.capacity}
          onChange={(persons) => changeBooking(boat, { persons })}
        />
        <BookingProblem
          boat={boat}
          choice={choice}
          adjusted={adjusted}
          failure={failure}
          nearest={status.is === "taken" && quote ? quote.nearest_free_times : null}
          onRetry={retry}
        />
        {choice.day && isFull && <WaitingOffer boat={boat} choice={choice} day={choice.day} />}
        {quote ? (
          <BookingPrice quote={quote} stale={stale} />
        ) : (
          status.is === "open" && <p className="text-muted text-sm">{t("choose_date")}</p>
        )}
        <BookingExtras boat={boat} choice={choice} />
        <p className="flex items-start justify-center gap-1.5 text-center text-sm">
          {boat.instant && <Icon name="zap" size={16} className="mt-0.5 shrink-0 fill-sea text-sea" />}
          {boat.instant
            ? t("instant_note", { minutes: HOLD_MINUTES })
            : t("request_note", { hours: ANSWER_HOURS })}
        </p>
      </div>
      <BookingFooter boat={boat} trip={trip} status={status} stale={stale} onAskForDate={askForDate} />
    </div>
  );
}
