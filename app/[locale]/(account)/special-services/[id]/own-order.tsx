import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CancelOrder } from "@/app/[locale]/(account)/special-services/[id]/cancel-order";
import { OrderActions } from "@/app/[locale]/(account)/special-services/[id]/order-actions";
import { OrderBoarding } from "@/app/[locale]/(account)/special-services/[id]/order-boarding";
import { IslandMessages } from "@/components/layout/island-messages";
import { OrderDetails, OrderHistory } from "@/components/orders/order-details";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { OrderStatusPill } from "@/components/orders/order-status-pill";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Ltr } from "@/components/ui/ltr";
import type { OrderResponse } from "@/lib/contracts/orders";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { lateTextOf } from "@/lib/domain/payments/late-text";
import { offerState } from "@/lib/domain/payments/offer-state";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import type { Locale } from "@/lib/i18n/locales";

interface OwnOrderProps {
  order: OrderResponse;
  locale: Locale;
  now: Date;
  /** Messages and contracts. */
  documents?: ReactNode;
}

/** A customer's celebration with what the customer can do about it now. */
export async function OwnOrder({ order, locale, now, documents }: OwnOrderProps) {
  const [t, tPayments] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "payments" }),
  ]);
  const { id, cancellable, service } = order;
  const displayStatus = displayStatusOf(order);
  const explained =
    displayStatus === "payment_in_review"
      ? t("explain_in_review")
      : t(`explain.${displayStatus}`, { hours: COMING_HOURS_BEFORE_START });
  const late = lateTextOf("order", offerState(order));
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderStatusPill order={order} />
        <span className="text-muted text-sm">
          {t("number")} <Ltr>{order.number}</Ltr>
        </span>
      </p>
      <div className="grid gap-5">
        <p>{late ? tPayments(late) : explained}</p>
        <RefundNotice refunds={order.refunds} />
        <DeadlineLine subject={order} now={now.toISOString()} />
        <OrderActions id={id} slug={service.slug} displayStatus={displayStatus} />
      </div>
      {order.boarding && <OrderBoarding order={order} boarding={order.boarding} locale={locale} now={now} />}
      <SectionCard title={t("details.title")}>
        <div className="grid gap-5 md:grid-cols-2">
          <OrderFacts order={order} linked />
          <OrderDetails order={order} />
        </div>
        <p className="my-4 text-muted text-sm">{t("details.times_note")}</p>
        <OrderPrice order={order} />
        {cancellable && (
          <div className="mt-5">
            <IslandMessages locale={locale} nouns={["orders", "cancellation", "validation"]}>
              <CancelOrder orderId={id} />
            </IslandMessages>
          </div>
        )}
      </SectionCard>
      {documents}
      <SectionCard title={t("history.title")}>
        <OrderHistory history={order.history} />
      </SectionCard>
    </div>
  );
}
