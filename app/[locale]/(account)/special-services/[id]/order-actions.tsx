"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { OrderAnswer } from "@/lib/contracts/services";
import type { OrderStanding } from "@/lib/domain/payments/standing-of";
import type { CancelOrderDialog } from "./cancel-order-dialog";

type Dialog = ComponentType<React.ComponentProps<typeof CancelOrderDialog>>;
type Order = Pick<OrderAnswer, "id" | "cancellable"> & { standing: OrderStanding; slug: string };

const OVER: readonly OrderStanding[] = ["order_timeout", "order_cancelled", "order_completed"];

/** What can be done now: pay, cancel, or order anew. */
export function OrderActions({ order: { id, standing, cancellable, slug } }: { order: Order }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const over = OVER.includes(standing);
  async function openCancel() {
    const { CancelOrderDialog: Opened } = await import("./cancel-order-dialog");
    setLoaded(() => Opened);
  }
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
        <Button variant="outline" aria-haspopup="dialog" onClick={() => void openCancel()}>
          {t("cancel.open")}
        </Button>
      )}
      {Loaded && <Loaded orderId={id} onClose={() => setLoaded(null)} />}
    </div>
  );
}
