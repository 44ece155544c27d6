"use client";

import { useSyncExternalStore } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { readBooking } from "@/components/boats/booking/booking-store";
import { changedBookings } from "@/components/boats/booking/changed-bookings";

/** The shared choice; null in the server's HTML, which is the same for every visitor. */
export function useBooking(boat: BookingBoat) {
  return useSyncExternalStore(
    changedBookings.subscribe,
    () => readBooking(boat),
    () => null,
  );
}
