"use client";

import { type RefObject, useState, useSyncExternalStore } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changedBookings } from "@/components/boats/booking/changed-bookings";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { useInView } from "@/components/ui/use-in-view";

type Store = typeof import("@/components/boats/booking/booking-store");

/** What the visitor has chosen in the booking card, for other parts of the page; read once near the viewport. */
export function useLazyChoice<Element extends HTMLElement>(
  boat: BookingBoat,
): [RefObject<Element | null>, BookingChoice | null] {
  const [store, setStore] = useState<Store | null>(null);
  const place = useInView<Element>(
    () => void loadInBackground(() => import("@/components/boats/booking/booking-store")).then(setStore),
  );
  const choice = useSyncExternalStore(
    changedBookings.subscribe,
    () => store?.readBooking(boat).choice ?? null,
    () => null,
  );
  return [place, choice];
}
