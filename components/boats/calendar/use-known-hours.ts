"use client";

import { useQuery } from "@tanstack/react-query";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { knownHours } from "@/components/boats/calendar/hour-options";
import { monthQuery } from "@/components/boats/calendar/month-query";
import { monthStart } from "@/components/ui/calendar/month-days";

/** The hours of the chosen day, from the month that the calendar requests too: both share one response. */
export function useKnownHours(boat: BookingBoat, day: string | null, today: string | null) {
  const { data } = useQuery({
    ...monthQuery(boat, monthStart(day ?? today ?? "2026-01-01"), today),
    enabled: day !== null && today !== null && day >= today,
  });
  return { availability: data, ...knownHours(data, day) };
}
