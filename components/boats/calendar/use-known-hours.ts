"use client";

import { useQuery } from "@tanstack/react-query";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { knownHours } from "@/components/boats/calendar/hour-options";
import { addMonths, monthStart } from "@/components/boats/calendar/month-days";
import { availabilityQuery } from "@/lib/client/api/vehicles";

/** The hours of the chosen day, from the month that the calendar requests too: both share one response. */
export function useKnownHours(boat: BookingBoat, day: string | null, today: string | null) {
  const month = monthStart(day ?? today ?? "2026-01-01");
  const { data } = useQuery({
    ...availabilityQuery(boat.id, today && month < today ? today : month, addMonths(month, 1)),
    enabled: day !== null && today !== null && day >= today,
  });
  return { availability: data, ...knownHours(data, day) };
}
