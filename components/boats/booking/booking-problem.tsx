"use client";

import { useLocale, useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { addDays, nightsBetween, type TripTime } from "@/lib/domain/shared/istanbul-time";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";

interface BookingProblemProps {
  boat: BookingBoat;
  choice: BookingChoice;
  adjusted: boolean;
  failure: ApiFailure | null;
  /** Set when the boat is taken at the chosen time. */
  nearest: readonly TripTime[] | null;
  onRetry: () => void;
}

/** Moves the trip to another start; its length stays. */
function moveTo(boat: BookingBoat, choice: BookingChoice, startsAt: TripTime): void {
  const day = startsAt.slice(0, 10);
  if (choice.kind === "daily") {
    const nights = choice.day && choice.endDay ? nightsBetween(choice.day, choice.endDay) : 1;
    changeBooking(boat, { day, endDay: addDays(day, nights) });
    return;
  }
  const startHour = Number(startsAt.slice(11, 13));
  const hours = (choice.endHour ?? 0) - (choice.startHour ?? 0);
  changeBooking(boat, { day, startHour, endHour: startHour + hours });
}

/** Explains why the choice cannot be booked and offers a next step. Announced to screen readers, never a toast. */
export function BookingProblem({ boat, choice, adjusted, failure, nearest, onRetry }: BookingProblemProps) {
  const t = useTranslations("quote");
  const locale = useLocale();
  const daily = choice.kind === "daily";
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {adjusted && <Notice tone="info">{t("adjusted")}</Notice>}
      {failure && (
        <Notice tone="warning">
          <p>{failure.message || t("failed")}</p>
          {failure.status === 0 || failure.status >= 500 ? (
            <button type="button" className="mt-1 font-semibold underline" onClick={onRetry}>
              {t("retry")}
            </button>
          ) : null}
        </Notice>
      )}
      {nearest && (
        <Notice tone="warning" title={t("taken")}>
          {nearest.length > 0 && (
            <>
              <p>{t("nearest")}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                {nearest.map((time) => (
                  <Button
                    key={time}
                    variant="outline"
                    size="small"
                    onClick={() => moveTo(boat, choice, time)}
                  >
                    {daily ? formatDay(time, locale, "short") : formatTripTime(time, locale, "short")}
                  </Button>
                ))}
              </div>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
