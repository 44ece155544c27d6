"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RebookTrip } from "@/components/reservations/cancel/rebook-dialog";
import { Button } from "@/components/ui/button";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const cancelDialog = lazyPart(() =>
  import("@/components/reservations/cancel/cancel-dialog").then((module) => module.CancelDialog),
);
const rebookDialog = lazyPart(() =>
  import("@/components/reservations/cancel/rebook-dialog").then((module) => module.RebookDialog),
);

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
  const [opened, setOpened] = useState<"cancel" | "rebook" | null>(null);

  const close = () => setOpened(null);
  return (
    <div className={`-ms-5 flex flex-wrap gap-y-2 ${mayRebook ? "*:first:ms-5" : ""}`}>
      {mayRebook && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpened("rebook")}>
          {t("rebook.open")}
        </Button>
      )}
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="underline underline-offset-4"
        onClick={() => setOpened("cancel")}
      >
        {t(request ? "open_request" : "open_reservation")}
      </Button>
      {opened === "cancel" && (
        <LazyDialog
          part={cancelDialog}
          props={{ reservationId: trip.reservationId, request, onClose: close }}
        />
      )}
      {opened === "rebook" && <LazyDialog part={rebookDialog} props={{ trip, onClose: close }} />}
    </div>
  );
}
