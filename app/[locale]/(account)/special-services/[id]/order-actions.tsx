import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { OrderDisplayStatus } from "@/lib/domain/payments/display-status";

const OVER: readonly OrderDisplayStatus[] = [
  "order_timeout",
  "order_rejected",
  "order_cancelled",
  "order_completed",
];

interface OrderActionsProps {
  id: string;
  slug: string;
  displayStatus: OrderDisplayStatus;
}

/** The one next action: pay, or order again. */
export function OrderActions({ id, slug, displayStatus }: OrderActionsProps) {
  const t = useTranslations("orders");
  const locale = useLocale();
  if (displayStatus === "order_payment_pending") {
    return (
      <p>
        <RouteLink to="servicePayment" locale={locale} params={{ id }} className={buttonClass()}>
          {t("pay_now")}
        </RouteLink>
      </p>
    );
  }
  if (!OVER.includes(displayStatus)) return null;
  return (
    <p>
      <RouteLink to="service" locale={locale} params={{ slug }} className={buttonClass()}>
        {t("again")}
      </RouteLink>
    </p>
  );
}
