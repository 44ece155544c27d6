"use client";

import { useEffect } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { fitHours } from "@/components/boats/calendar/choose-day";
import type { KnownHours } from "@/components/boats/calendar/hour-options";

/** A search may name a day without hours, or only the first of them: once the day is known, it gets hours that fit. */
export function useFittedHours(boat: BookingBoat, choice: BookingChoice, { day, nextDay }: KnownHours): void {
  const { kind, startHour, endHour } = choice;
  const missing = kind !== "daily" && (startHour === null || endHour === null);
  useEffect(() => {
    if (!missing || !day) return;
    const fitted = fitHours(boat, kind, { startHour, endHour }, { day, nextDay });
    if (fitted.endHour !== null) changeBooking(boat, fitted);
  }, [boat, kind, startHour, endHour, missing, day, nextDay]);
}
