"use client";

import { useLocale, useTranslations } from "next-intl";
import type { OrderedPackage } from "@/components/orders/ordered-service";
import { Ltr } from "@/components/ui/ltr";
import type { OrderPriceResponse } from "@/lib/contracts/orders";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface OrderTotalProps {
  chosen: OrderedPackage;
  /** Null until a day was chosen and looked up. */
  price: OrderPriceResponse | null;
  busy: boolean;
  /** Whether the hour is chosen: only then it is known until when a cancellation is free. */
  timed: boolean;
}

/** The one total, and whether there is a place that day. */
export function OrderTotal({ chosen, price, busy, timed }: OrderTotalProps) {
  const t = useTranslations("orders.form");
  const locale = useLocale();
  const { currency, total_price: total } = price ?? {
    currency: chosen.currency,
    total_price: chosen.priceMinor,
  };
  return (
    <div className="grid gap-1 rounded-card bg-sand p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-lg text-navy">
        <span>{t("total")}</span>
        <Ltr>{formatMoney(total, currency)}</Ltr>
      </p>
      <p className="text-muted text-sm">{t("total_hint")}</p>
      <p aria-live="polite" className="font-semibold text-sea-dark text-sm">
        {busy ? t("calculating") : price ? t("places_left", { count: price.places_left }) : t("choose_day")}
      </p>
      {price && timed && (
        <p className={price.refund_until ? "text-sm" : "font-semibold text-danger text-sm"}>
          {price.refund_until
            ? t("refund_until", { when: formatInstant(price.refund_until, locale, "short") })
            : t("no_refund", { days: ORDER_REFUND_STEPS[0].daysBefore })}
        </p>
      )}
    </div>
  );
}
