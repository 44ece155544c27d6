"use client";

import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { useReserve } from "@/components/boats/booking/use-reserve";
import { Button } from "@/components/ui/button";
import { checkoutAddress, type TripChoice } from "@/lib/client/drafts/checkout-query";

interface ReserveButtonProps {
  boat: BookingBoat;
  /** The priced choice; null while there is nothing that could be reserved. */
  trip: TripChoice | null;
  /** The price of the newest change is on its way. */
  busy: boolean;
}

/** Leads to the checkout with the choice in the address. */
export function ReserveButton({ boat, trip, busy }: ReserveButtonProps) {
  const t = useTranslations("quote");
  const reserve = useReserve();
  return (
    <Button
      size="large"
      wide
      disabled={!trip && !busy}
      busy={busy}
      onClick={() => trip && reserve(checkoutAddress(boat.checkoutPath, trip))}
    >
      {boat.instant ? t("reserve") : t("request")}
    </Button>
  );
}
