"use client";

import { type ComponentProps, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useInView } from "@/components/ui/use-in-view";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";

const bookingCalendars = inEachLocale((locale) =>
  lazyPart(async () => {
    const [{ BookingCalendar }, messages] = await Promise.all([
      import("@/components/boats/calendar/booking-calendar"),
      import("@/components/boats/load-booking-messages").then((loader) => loader.loadBookingMessages(locale)),
    ]);
    return (props: Omit<ComponentProps<typeof BookingCalendar>, "messages">) => (
      <BookingCalendar {...props} messages={messages} />
    );
  }),
);

interface LazyCalendarProps {
  boat: BookingBoat;
  locale: Locale;
}

/** The calendar's place in the page; the calendar itself loads when a visitor comes near. */
export function LazyCalendar(props: LazyCalendarProps) {
  const [isNear, setNear] = useState(false);
  const place = useInView<HTMLDivElement>(() => setNear(true));
  const waiting = <Skeleton className="h-[430px] w-full" />;
  return (
    <div ref={place} className="min-h-[480px]">
      {isNear ? <LazyPart part={bookingCalendars[props.locale]} props={props} fallback={waiting} /> : waiting}
    </div>
  );
}
