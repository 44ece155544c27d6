"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking-boat";
import type { BookingCalendar } from "@/components/boats/booking-calendar";
import { Skeleton } from "@/components/ui/skeleton";
import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

interface CalendarOnSightProps {
  boat: BookingBoat;
  locale: Locale;
  messages: Pick<Messages, "quote">;
}

/** The calendar's place in the page; the calendar itself loads when a visitor comes near. */
export function CalendarOnSight(props: CalendarOnSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<
    React.ComponentProps<typeof BookingCalendar>
  > | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import("@/components/boats/booking-calendar").then((module) =>
          setCalendar(() => module.BookingCalendar),
        );
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-[420px]">
      {Calendar ? <Calendar {...props} /> : <Skeleton className="h-[370px] w-full lg:w-1/2" />}
    </div>
  );
}
