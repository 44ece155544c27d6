"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { Button } from "@/components/ui/button";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { checkoutQuery, type TripChoice } from "@/lib/client/drafts/checkout-query";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

interface ReserveButtonProps {
  boat: BookingBoat;
  /** The priced choice; null while there is nothing that could be reserved. */
  trip: TripChoice | null;
  /** The price of the newest change is on its way. */
  busy: boolean;
}

function checkoutAddress(path: string, trip: TripChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(checkoutQuery(trip))) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== "") query.append(name, String(one));
    }
  }
  return `${path}?${query}`;
}

/** Leads to the checkout with the choice in the address; visitors who are not signed in log in first. */
export function ReserveButton({ boat, trip, busy }: ReserveButtonProps) {
  const t = useTranslations("quote");
  const router = useRouter();
  return (
    <Button
      size="large"
      wide
      disabled={!trip && !busy}
      busy={busy}
      onClick={() => {
        if (!trip) return;
        const next = checkoutAddress(boat.checkoutPath, trip);
        if (!hasSessionHint()) return openAuthDialog({ mode: "login", next });
        const go = leaveWindows() ? router.replace : router.push;
        go(next);
      }}
    >
      {boat.instant ? t("reserve") : t("request")}
    </Button>
  );
}
