"use client";

import { useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useInView } from "@/components/ui/use-in-view";
import type { Messages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

const bookingCalendar = lazyPart(() =>
  import("@/components/boats/calendar/booking-calendar").then((module) => module.BookingCalendar),
);

interface LazyCalendarProps {
  boat: BookingBoat;
  locale: Locale;
  messages: Pick<Messages, "quote">;
}

/** The calendar's place in the page; the calendar itself loads when a visitor comes near. */
export function LazyCalendar(props: LazyCalendarProps) {
  const [isNear, setNear] = useState(false);
  const place = useInView<HTMLDivElement>(() => setNear(true));
  const waiting = <Skeleton className="h-[430px] w-full" />;
  return (
    <div ref={place} className="min-h-[480px]">
      {isNear ? <LazyPart part={bookingCalendar} props={props} fallback={waiting} /> : waiting}
    </div>
  );
}
