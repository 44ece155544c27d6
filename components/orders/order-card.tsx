import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderStatusPill } from "@/components/orders/order-status-pill";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { RecordCard } from "@/components/ui/record/record-card";
import type { OrderSummary } from "@/lib/contracts/orders";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { formatMoney } from "@/lib/i18n/format-money";

interface OrderCardProps {
  order: OrderSummary;
  /** Until when it must be paid. */
  deadline: ReactNode;
}

/** One entry of the list: what it is, its status, the deadline, and the next action. */
export function OrderCard({ order, deadline }: OrderCardProps) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const { id, number, service } = order;
  return (
    <RecordCard
      picture={service.picture}
      title={service.title}
      subtitle={
        <>
          {t("number")} <Ltr>{number}</Ltr>
        </>
      }
      status={<OrderStatusPill order={order} />}
      amount={<Ltr>{formatMoney(order.total_price, order.currency)}</Ltr>}
      actions={
        <>
          <RouteLink
            to="myService"
            locale={locale}
            params={{ id }}
            className={buttonClass({ variant: "outline" })}
          >
            {t("show")}
            <span className="sr-only">{service.title}</span>
          </RouteLink>
          {displayStatusOf(order) === "order_payment_pending" && (
            <RouteLink to="servicePayment" locale={locale} params={{ id }} className={buttonClass()}>
              {t("pay_now")}
              <span className="sr-only">{service.title}</span>
            </RouteLink>
          )}
        </>
      }
    >
      <OrderFacts order={order} />
      {deadline}
    </RecordCard>
  );
}
