"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { OrderAnswer } from "@/lib/contracts/services";
import type { CancelOrderDialog } from "./cancel-order-dialog";

type Dialog = ComponentType<React.ComponentProps<typeof CancelOrderDialog>>;
type Order = Pick<OrderAnswer, "id" | "status" | "cancellable"> & { slug: string };

/** What can be done now: pay, cancel, or order anew. */
export function OrderActions({ order: { id, status, cancellable, slug } }: { order: Order }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const over = status === "order_timeout" || status === "order_cancelled" || status === "order_completed";
  async function openCancel() {
    const { CancelOrderDialog: Opened } = await import("./cancel-order-dialog");
    setLoaded(() => Opened);
  }
  return (
    <div className="flex flex-wrap gap-3">
      {status === "order_payment_pending" && (
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
