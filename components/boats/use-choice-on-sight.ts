"use client";

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { BookingBoat } from "@/components/boats/booking-boat";
import type { BookingChoice } from "@/components/boats/booking-choice";

type Store = typeof import("@/components/boats/booking-store");

const never = () => () => undefined;

/** What the visitor has chosen in the booking card, for parts of the page that speak of it; read once they are near. */
export function useChoiceOnSight<Element extends HTMLElement>(
  boat: BookingBoat,
): [RefObject<Element | null>, BookingChoice | null] {
  const place = useRef<Element>(null);
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import("@/components/boats/booking-store").then(setStore);
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const choice = useSyncExternalStore(
    store?.subscribeToBooking ?? never,
    () => store?.readBooking(boat).choice ?? null,
    () => null,
  );
  return [place, choice];
}
