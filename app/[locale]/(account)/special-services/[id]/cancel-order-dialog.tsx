"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CancelFrame } from "@/components/reservations/cancel/cancel-frame";
import { cancelOrder, orderCancellationQuery } from "@/lib/client/api/orders";

interface CancelOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Cancels the order of a special service. */
export function CancelOrderDialog({ orderId, onClose }: CancelOrderDialogProps) {
  const t = useTranslations("orders.cancel");
  return (
    <CancelFrame
      id={orderId}
      labels={{ title: t("title"), confirm: t("confirm"), keep: t("keep"), done: t("done") }}
      refund={useQuery(orderCancellationQuery(orderId))}
      send={(body) => cancelOrder(orderId, body)}
      onClose={onClose}
    />
  );
}
