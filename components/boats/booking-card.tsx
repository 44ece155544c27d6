"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking-boat";
import { type BookingChoice, emptyChoice } from "@/components/boats/booking-choice";
import { BookingForm } from "@/components/boats/booking-form";
import { Money } from "@/components/boats/money";
import { useBooking, useToday } from "@/components/boats/use-booking";
import { useQuote } from "@/components/boats/use-quote";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

const Sheet = lazy(() => import("@/components/ui/sheet").then(({ Sheet: it }) => ({ default: it })));

interface BookingCardProps {
  boat: BookingBoat;
  closeLabel: string;
}

function Placeholder() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-[72px] w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

/** The sticky card beside the boat; on phones a bar along the lower edge that opens it as a sheet. */
export function BookingCard({ boat, closeLabel }: BookingCardProps) {
  const booking = useBooking(boat);
  const today = useToday();
  const choice = booking?.choice ?? emptyChoice(boat);
  const price = useQuote(boat, choice);
  const form =
    booking && today ? (
      <BookingForm boat={boat} choice={choice} adjusted={booking.adjusted} today={today} price={price} />
    ) : (
      <Placeholder />
    );
  return (
    <>
      <div className="hidden min-h-[520px] rounded-card border border-line bg-white p-5 md:block">{form}</div>
      <BottomBar boat={boat} choice={choice} price={price} closeLabel={closeLabel}>
        {form}
      </BottomBar>
    </>
  );
}

interface BottomBarProps extends BookingCardProps {
  choice: BookingChoice;
  price: ReturnType<typeof useQuote>;
  children: React.ReactNode;
}

function BottomBar({ boat, choice, price, closeLabel, children }: BottomBarProps) {
  const t = useTranslations("quote");
  const [open, setOpen] = useState(false);
  const { quote } = price;
  return (
    <div className="sticky bottom-0 z-30 -mx-4 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-card md:hidden">
      <div className="container-page flex items-center justify-between gap-4 py-3">
        <p className="min-w-0 text-sm">
          {quote ? (
            <>
              <span className="block font-bold text-lg text-navy">
                <Money minor={quote.total_price} currency={quote.currency} />
              </span>
              <span className="text-muted">{t("total")}</span>
            </>
          ) : boat.from ? (
            <>
              <span className="block font-bold text-lg text-navy">
                <Money minor={boat.from.amount} currency={boat.currency} />
              </span>
              <span className="text-muted">{t(`per.${boat.from.kind}`)}</span>
            </>
          ) : (
            t("choose_date")
          )}
        </p>
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {choice.day ? t("book_bar") : t("see_price")}
        </Button>
      </div>
      {open && (
        <Suspense>
          <Sheet open onOpenChange={setOpen} title={t("title")} closeLabel={closeLabel}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </div>
  );
}
