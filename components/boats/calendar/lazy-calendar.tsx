"use client";

import { type ComponentType, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingCalendar } from "@/components/boats/calendar/booking-calendar";
import { Skeleton } from "@/components/ui/skeleton";
import { useSight } from "@/components/ui/use-in-view";
import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

interface CalendarOnSightProps {
  boat: BookingBoat;
  locale: Locale;
  messages: Pick<Messages, "quote">;
}

/** The calendar's place in the page; the calendar itself loads when a visitor comes near. */
export function CalendarOnSight(props: CalendarOnSightProps) {
  const [Calendar, setCalendar] = useState<ComponentType<
    React.ComponentProps<typeof BookingCalendar>
  > | null>(null);
  const place = useSight<HTMLDivElement>(
    () =>
      void import("@/components/boats/calendar/booking-calendar").then((module) =>
        setCalendar(() => module.BookingCalendar),
      ),
  );
  return (
    <div ref={place} className="min-h-[420px]">
      {Calendar ? <Calendar {...props} /> : <Skeleton className="h-[370px] w-full lg:w-1/2" />}
    </div>
  );
}
