"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useLayoutEffect } from "react";
import type { BarContent } from "@/components/boats/booking/booking-bar";
import type { BookingCardProps } from "@/components/boats/booking/booking-boat";
import { emptyChoice } from "@/components/boats/booking/booking-choice";
import { BookingForm } from "@/components/boats/booking/booking-form";
import { BookingPlaceholder } from "@/components/boats/booking/booking-placeholder";
import { bookingStatus } from "@/components/boats/booking/booking-status";
import { isRefused, statusText } from "@/components/boats/booking/status-text";
import { tripText } from "@/components/boats/booking/trip-text";
import { useBooking } from "@/components/boats/booking/use-booking";
import { useQuote } from "@/components/boats/booking/use-quote";
import { useFittedHours } from "@/components/boats/calendar/use-fitted-hours";
import { useKnownHours } from "@/components/boats/calendar/use-known-hours";
import type { BookingMessages } from "@/components/boats/load-booking-messages";
import { Queries } from "@/components/layout/queries";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { checkoutAddress } from "@/lib/client/drafts/checkout-query";
import { useToday } from "@/lib/client/use-today";
import { formatMoney } from "@/lib/i18n/format-money";

const bookingSheet = lazyPart(() =>
  import("@/components/boats/booking/booking-sheet").then((module) => module.BookingSheet),
);

interface BookingClientProps extends BookingCardProps {
  messages: BookingMessages;
  /** The sheet is open. */
  open: boolean;
  onClose: () => void;
  onBarChange: (content: BarContent) => void;
}

type BookingProps = Omit<BookingClientProps, "messages">;

function Booking({ boat, labels, locale, searched, open, onClose, onBarChange }: BookingProps) {
  const t = useTranslations("quote");
  const booking = useBooking(boat);
  const today = useToday();
  const choice = booking?.choice ?? emptyChoice(boat);
  const price = useQuote(boat, choice);
  const known = useKnownHours(boat, choice.day, today);
  useFittedHours(boat, choice, known);
  const status = bookingStatus(choice, known, price);
  const shared = { boat, choice, known, price, status };
  const formIn = (place: "card" | "sheet") =>
    booking && today ? (
      <BookingForm {...shared} place={place} adjusted={booking.adjusted} today={today} />
    ) : (
      <BookingPlaceholder searched={searched} />
    );
  const refused = isRefused(status);
  const pending = status.is === "pending";
  const action = refused
    ? labels.otherTime
    : status.is === "priced"
      ? labels.reserve
      : choice.day
        ? labels.book
        : labels.choose;
  const checkout =
    status.is === "priced" && price.trip && !price.stale
      ? checkoutAddress(boat.checkoutPath, price.trip)
      : null;
  const total = status.is === "priced" ? formatMoney(status.quote.total_price, status.quote.currency) : null;
  const trip = tripText(choice, locale);
  const notice = statusText(t, status);
  useLayoutEffect(
    () => onBarChange({ action, total, trip, notice, refused, pending, checkout }),
    [onBarChange, action, total, trip, notice, refused, pending, checkout],
  );
  return (
    <>
      {open ? (
        <LazyDialog
          part={bookingSheet}
          props={{ title: labels.title, closeLabel: labels.close, onClose, children: formIn("sheet") }}
        />
      ) : (
        formIn("card")
      )}
    </>
  );
}

/** The working booking form, and its sheet on phones: loaded when it is wanted, see BookingCard. */
export function BookingClient({ locale, messages, ...booking }: BookingClientProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Istanbul">
      <Queries>
        <Booking {...booking} locale={locale} />
      </Queries>
    </NextIntlClientProvider>
  );
}
