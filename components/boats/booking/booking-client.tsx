"use client";

import { NextIntlClientProvider } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { BookingBar } from "@/components/boats/booking/booking-bar";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingCardProps } from "@/components/boats/booking/booking-card";
import { emptyChoice } from "@/components/boats/booking/booking-choice";
import { BookingForm } from "@/components/boats/booking/booking-form";
import { BookingPlaceholder } from "@/components/boats/booking/booking-placeholder";
import { useBooking, useToday } from "@/components/boats/booking/use-booking";
import { useQuote } from "@/components/boats/booking/use-quote";
import { Queries } from "@/components/layout/queries";
import { formatMoney } from "@/lib/i18n/format-money";

const Sheet = lazy(() => import("@/components/ui/overlay/sheet").then(({ Sheet: it }) => ({ default: it })));

interface BookingLiveProps extends BookingCardProps {
  /** The visitor asked for the sheet before this was loaded. */
  opened: boolean;
}

function Booking({
  boat,
  labels,
  opened,
}: { boat: BookingBoat } & Pick<BookingLiveProps, "labels" | "opened">) {
  const [open, setOpen] = useState(opened);
  const booking = useBooking(boat);
  const today = useToday();
  const choice = booking?.choice ?? emptyChoice(boat);
  const price = useQuote(boat, choice);
  const form =
    booking && today ? (
      <BookingForm boat={boat} choice={choice} adjusted={booking.adjusted} today={today} price={price} />
    ) : (
      <BookingPlaceholder />
    );
  const { quote } = price;
  return (
    <>
      <div className="hidden min-h-[520px] rounded-card border border-line bg-white p-5 md:block">{form}</div>
      <BookingBar
        from={quote ? "" : labels.from}
        amount={quote ? formatMoney(quote.total_price, quote.currency) : labels.amount}
        unit={quote ? labels.total : labels.unit}
        action={choice.day ? labels.book : labels.choose}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <Sheet open onOpenChange={setOpen} title={labels.title} closeLabel={labels.close}>
            {form}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}

/** The working booking card: loaded when it is wanted, see BookingCard. */
export function BookingLive({ locale, messages, ...booking }: BookingLiveProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Istanbul">
      <Queries>
        <Booking {...booking} />
      </Queries>
    </NextIntlClientProvider>
  );
}
