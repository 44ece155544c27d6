"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import type { CancelDialog } from "@/components/reservations/cancel/cancel-dialog";
import type { RebookDialog, RebookTrip } from "@/components/reservations/cancel/rebook-dialog";
import { Button } from "@/components/ui/button";

type Cancelling = ComponentType<React.ComponentProps<typeof CancelDialog>>;
type Rebooking = ComponentType<React.ComponentProps<typeof RebookDialog>>;
type Opened = { name: "cancel"; Dialog: Cancelling } | { name: "rebook"; Dialog: Rebooking };

interface ChangeTripProps {
  trip: RebookTrip;
  /** Whether nobody has paid yet. */
  request: boolean;
  /** Not while a payment is checked: a new booking would be paid once more. */
  mayRebook: boolean;
}

/** Other dates, or no trip at all; the dialogs load on demand. */
export function ChangeTrip({ trip, request, mayRebook }: ChangeTripProps) {
  const t = useTranslations("cancellation");
  const [opened, setOpened] = useState<Opened | null>(null);

  async function open(name: Opened["name"]) {
    if (name === "cancel") {
      const { CancelDialog } = await import("@/components/reservations/cancel/cancel-dialog");
      setOpened({ name, Dialog: CancelDialog });
    } else {
      const { RebookDialog } = await import("@/components/reservations/cancel/rebook-dialog");
      setOpened({ name, Dialog: RebookDialog });
    }
  }

  const close = () => setOpened(null);
  return (
    <div className={`-ms-5 flex flex-wrap gap-y-2 ${mayRebook ? "*:first:ms-5" : ""}`}>
      {mayRebook && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => void open("rebook")}>
          {t("rebook.open")}
        </Button>
      )}
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="underline underline-offset-4"
        onClick={() => void open("cancel")}
      >
        {t(request ? "open_request" : "open_reservation")}
      </Button>
      {opened?.name === "cancel" && (
        <opened.Dialog reservationId={trip.reservationId} request={request} onClose={close} />
      )}
      {opened?.name === "rebook" && <opened.Dialog trip={trip} onClose={close} />}
    </div>
  );
}
