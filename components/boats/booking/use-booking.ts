"use client";

import { useSyncExternalStore } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { readBooking } from "@/components/boats/booking/booking-store";
import { changedBookings } from "@/components/boats/booking/changed-bookings";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";

const never = () => () => undefined;

/** The shared choice; null in the server's HTML, which is the same for every visitor. */
export function useBooking(boat: BookingBoat) {
  return useSyncExternalStore(
    changedBookings.subscribe,
    () => readBooking(boat),
    () => null,
  );
}

/** Today in Istanbul, known only in the browser: pages are made hours before they are read. */
export function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => tripDayOf(new Date()),
    () => null,
  );
}
