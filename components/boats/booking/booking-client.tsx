"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useState } from "react";
import { BarPrice, BarText, BookingBar } from "@/components/boats/booking/booking-bar";
import type { BookingBoat, BookingCardProps } from "@/components/boats/booking/booking-boat";
import { emptyChoice } from "@/components/boats/booking/booking-choice";
import { BookingForm } from "@/components/boats/booking/booking-form";
import { BookingPlaceholder } from "@/components/boats/booking/booking-placeholder";
import { bookingStatus } from "@/components/boats/booking/booking-status";
import { isRefused, statusText } from "@/components/boats/booking/status-text";
import { tripText } from "@/components/boats/booking/trip-text";
import { useBooking, useToday } from "@/components/boats/booking/use-booking";
import { useQuote } from "@/components/boats/booking/use-quote";
import { useFittedHours } from "@/components/boats/calendar/use-fitted-hours";
import { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import { Queries } from "@/components/layout/queries";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { formatMoney } from "@/lib/i18n/format-money";

const bookingSheet = lazyPart(() =>
  import("@/components/boats/booking/booking-sheet").then((module) => module.BookingSheet),
);

interface BookingClientProps extends BookingCardProps {
  /** The visitor opened the sheet before this was loaded. */
  opened: boolean;
}

type BookingProps = { boat: BookingBoat } & Pick<BookingClientProps, "labels" | "opened" | "locale">;

function Booking({ boat, labels, opened, locale }: BookingProps) {
  const t = useTranslations("quote");
  const [open, setOpen] = useState(opened);
  const booking = useBooking(boat);
  const today = useToday();
  const choice = booking?.choice ?? emptyChoice(boat);
  const price = useQuote(boat, choice);
  const known = useKnownHours(boat, choice.day, today);
  useFittedHours(boat, choice, known);
  const status = bookingStatus(choice, known, price);
  const shared = { boat, choice, known, price, status };
  const form =
    booking && today ? (
      <BookingForm {...shared} adjusted={booking.adjusted} today={today} />
    ) : (
      <BookingPlaceholder />
    );
  const trip = tripText(choice, locale);
  const from = labels.amount && <BarPrice from={labels.from} amount={labels.amount} />;
  const priced = status.is === "priced" ? status.quote : null;
  return (
    <>
      <div className="hidden min-h-[520px] rounded-card border border-line bg-white p-5 md:block">{form}</div>
      <BookingBar
        action={isRefused(status) ? t("other_time") : choice.day ? labels.book : labels.choose}
        onOpen={() => setOpen(true)}
      >
        <BarText
          headline={
            priced ? <BarPrice amount={formatMoney(priced.total_price, priced.currency)} /> : (trip ?? from)
          }
          detail={priced ? trip : (statusText(t, status) ?? labels.unit)}
          refused={isRefused(status)}
        />
      </BookingBar>
      {open && (
        <LazyDialog
          part={bookingSheet}
          props={{
            title: labels.title,
            closeLabel: labels.close,
            onClose: () => setOpen(false),
            children: form,
          }}
        />
      )}
    </>
  );
}

/** The working booking card: loaded when it is wanted, see BookingCard. */
export function BookingClient({ locale, messages, ...booking }: BookingClientProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Istanbul">
      <Queries>
        <Booking {...booking} locale={locale} />
      </Queries>
    </NextIntlClientProvider>
  );
}
