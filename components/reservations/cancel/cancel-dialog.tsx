"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CancelFrame } from "@/components/reservations/cancel/cancel-frame";
import { cancellationQuery, cancelReservation } from "@/lib/client/api/reservations";

interface CancelDialogProps {
  reservationId: string;
  /** Whether nobody has paid yet. */
  request: boolean;
  onClose: () => void;
}

/** Withdraws a request or cancels a reservation. */
export function CancelDialog({ reservationId, request, onClose }: CancelDialogProps) {
  const t = useTranslations("cancellation");
  const kind = request ? "request" : "reservation";
  return (
    <CancelFrame
      id={reservationId}
      labels={{
        title: t(`title_${kind}`),
        confirm: t(`confirm_${kind}`),
        keep: t(`keep_${kind}`),
        done: t(`done_${kind}`),
        reasonHint: t("reason_hint"),
      }}
      refund={useQuery(cancellationQuery(reservationId))}
      send={(body) => cancelReservation(reservationId, body)}
      onClose={onClose}
    />
  );
}
