"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { type BookingChoice, toTripChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { quoteQuery } from "@/lib/client/api/quotes";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { addDays, nightsBetween } from "@/lib/domain/shared/istanbul-time";

const SETTLED_AFTER_MS = 300;

/** The live price of the choice, requested once it has not changed for a moment. */
export function useQuote(boat: BookingBoat, choice: BookingChoice) {
  const wanted = JSON.stringify(toTripChoice(choice));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const trip = JSON.parse(asked) as ReturnType<typeof toTripChoice>;
  const { data, error, isFetching, refetch } = useQuery({
    ...quoteQuery({
      vehicle_id: boat.id,
      ...(trip ?? { rent_type: "hourly", start_date: "", end_date: "", person_count: 1 }),
    }),
    enabled: trip !== null,
    placeholderData: keepPreviousData,
  });

  // No price that day: the response is for the nearest day that has a price, and the choice moves to it.
  const adjusted = data?.adjusted_date;
  useEffect(() => {
    if (!adjusted || !choice.day || choice.day === adjusted) return;
    const moved = choice.endDay && addDays(choice.endDay, nightsBetween(choice.day, adjusted));
    changeBooking(boat, { day: adjusted, endDay: moved }, true);
  }, [adjusted, boat, choice.day, choice.endDay]);

  const failure = error instanceof ApiFailure ? error : null;
  return {
    trip,
    quote: trip && !failure ? (data ?? null) : null,
    failure: trip ? failure : null,
    /** The figures on screen belong to an older choice. */
    stale: wanted !== asked || isFetching,
    retry: refetch,
  };
}
