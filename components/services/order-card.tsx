import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { OrderFacts } from "@/components/services/order-facts";
import { OrderStatusPill } from "@/components/services/order-status";
import { buttonClass } from "@/components/ui/button-class";
import { Ltr } from "@/components/ui/ltr";
import { Photo } from "@/components/ui/photo";
import type { OrderSummary } from "@/lib/contracts/services";
import { formatMoney } from "@/lib/i18n/format-money";

interface OrderCardProps {
  order: OrderSummary;
  /** Until when it must be paid. */
  deadline: ReactNode;
}

/** One entry of the list: what it is, where it stands, until when, and the next action. */
export function OrderCard({ order, deadline }: OrderCardProps) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const { id, number, service, status } = order;
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-white shadow-card md:grid-cols-[240px_minmax(0,1fr)]">
      {service.picture && (
        <Photo
          picture={{ ...service.picture, alt: "" }}
          sizes="(max-width: 770px) 100vw, 240px"
          className="aspect-3/2 w-full md:aspect-auto md:h-full"
        />
      )}
      <div className="grid content-start gap-3 p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-lg">{service.title}</h2>
            <p className="text-muted text-sm">
              {t("number")} <Ltr>{number}</Ltr>
            </p>
          </div>
          <OrderStatusPill status={status} />
        </div>
        <OrderFacts order={order} />
        {deadline}
        <div className="flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
          <p className="font-bold text-lg text-navy">
            <Ltr>{formatMoney(order.total_price, order.currency)}</Ltr>
          </p>
          <div className="flex flex-wrap gap-2">
            <RouteLink
              to="myService"
              locale={locale}
              params={{ id }}
              className={buttonClass({ variant: "outline" })}
            >
              {t("show")}
              <span className="sr-only">{service.title}</span>
            </RouteLink>
            {status === "order_payment_pending" && (
              <RouteLink to="servicePayment" locale={locale} params={{ id }} className={buttonClass()}>
                {t("pay_now")}
              </RouteLink>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
