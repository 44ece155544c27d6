"use client";

import { useQueries } from "@tanstack/react-query";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { monthQuery } from "@/components/boats/calendar/month-query";
import { addMonths } from "@/components/ui/calendar/month-days";
import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";

/** The days of the shown months, as far as they are loaded; each month is a response of its own. */
export function useMonths(boat: BookingBoat, month: string, count: number, today: string | null) {
  const months = Array.from({ length: count }, (_, index) => addMonths(month, index));
  return useQueries({
    queries: months.map((one) => ({ ...monthQuery(boat, one, today), enabled: today !== null })),
    combine: (results) => ({
      days: results.flatMap(({ data }): AvailabilityResponse["days"] => data?.days ?? []),
      isLoading: results.some(({ data, isError }) => !data && !isError),
      isError: results.some(({ isError }) => isError),
      retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      /** The response that holds the day. */
      responseOf: (day: string) =>
        results.find(({ data }) => data?.days.some((one) => one.day === day))?.data,
    }),
  });
}
