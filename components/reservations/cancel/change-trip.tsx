"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RouteLink } from "@/components/layout/route-link";
import type { RebookTrip } from "@/components/reservations/cancel/rebook-dialog";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
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
  /** How its time is changed: a paid trip in one step, an unpaid one by booking again; null = not now. */
  way: "change" | "rebook" | null;
}

/** Other dates, or no trip at all; the dialogs load on demand. */
export function ChangeTrip({ trip, request, way }: ChangeTripProps) {
  const t = useTranslations("cancellation");
  const locale = useLocale();
  const [opened, setOpened] = useState<"cancel" | "rebook" | null>(null);

  const close = () => setOpened(null);
  return (
    <div className={`-ms-5 flex flex-wrap gap-y-2 ${way ? "*:first:ms-5" : ""}`}>
      {way === "change" && (
        <RouteLink
          to="changeTrip"
          locale={locale}
          params={{ id: trip.reservationId }}
          className={buttonClass({ variant: "outline" })}
        >
          {t("rebook.open")}
        </RouteLink>
      )}
      {way === "rebook" && (
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
