"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import type { OrderResponse } from "@/lib/contracts/services";
import type { OrderStanding } from "@/lib/domain/payments/standing-of";

const cancelOrderDialog = lazyPart(() =>
  import("./cancel-order-dialog").then((module) => module.CancelOrderDialog),
);

type Order = Pick<OrderResponse, "id" | "cancellable"> & { standing: OrderStanding; slug: string };

const OVER: readonly OrderStanding[] = ["order_timeout", "order_cancelled", "order_completed"];

/** What can be done now: pay, cancel, or order anew. */
export function OrderActions({ order: { id, standing, cancellable, slug } }: { order: Order }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const [cancelling, setCancelling] = useState(false);
  const over = OVER.includes(standing);
  return (
    <div className="flex flex-wrap gap-3">
      {standing === "order_payment_pending" && (
        <RouteLink to="servicePayment" locale={locale} params={{ id }} className={buttonClass()}>
          {t("pay_now")}
        </RouteLink>
      )}
      {over && (
        <RouteLink to="service" locale={locale} params={{ slug }} className={buttonClass()}>
          {t("again")}
        </RouteLink>
      )}
      {cancellable && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
          {t("cancel.open")}
        </Button>
      )}
      {cancelling && (
        <LazyDialog part={cancelOrderDialog} props={{ orderId: id, onClose: () => setCancelling(false) }} />
      )}
    </div>
  );
}
