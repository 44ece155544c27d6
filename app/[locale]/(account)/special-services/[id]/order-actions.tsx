import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { OrderStanding } from "@/lib/domain/payments/standing-of";

const OVER: readonly OrderStanding[] = [
  "order_timeout",
  "order_rejected",
  "order_cancelled",
  "order_completed",
];

interface OrderActionsProps {
  id: string;
  slug: string;
  standing: OrderStanding;
}

/** The one next action: pay, or order anew. */
export function OrderActions({ id, slug, standing }: OrderActionsProps) {
  const t = useTranslations("orders");
  const locale = useLocale();
  if (standing === "order_payment_pending") {
    return (
      <p>
        <RouteLink to="servicePayment" locale={locale} params={{ id }} className={buttonClass()}>
          {t("pay_now")}
        </RouteLink>
      </p>
    );
  }
  if (!OVER.includes(standing)) return null;
  return (
    <p>
      <RouteLink to="service" locale={locale} params={{ slug }} className={buttonClass()}>
        {t("again")}
      </RouteLink>
    </p>
  );
}
