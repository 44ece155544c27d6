"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const cancelOrderDialog = lazyPart(() =>
  import("./cancel-order-dialog").then((module) => module.CancelOrderDialog),
);

/** Opens the window that shows what comes back before it cancels. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const t = useTranslations("orders.cancel");
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open && <LazyDialog part={cancelOrderDialog} props={{ orderId, onClose: () => setOpen(false) }} />}
    </div>
  );
}
