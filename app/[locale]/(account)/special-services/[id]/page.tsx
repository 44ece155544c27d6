import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { MessageThread } from "@/components/messages/message-thread";
import { OrderDetails, OrderHistory } from "@/components/orders/order-details";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderPrice } from "@/components/orders/order-price";
import { OrderStatusPill } from "@/components/orders/order-status-pill";
import { AcceptedContract } from "@/components/reservations/detail/accepted-contract";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { ContractText } from "@/components/ui/contract-text";
import { Ltr } from "@/components/ui/ltr";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { lateTextOf } from "@/lib/domain/payments/late-text";
import { offerState } from "@/lib/domain/payments/offer-state";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAcceptedContracts } from "@/lib/server/booking/checkout/list-accepted-contracts";
import { findUserOrder } from "@/lib/server/booking/orders/order-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { openThread } from "@/lib/server/talk/messages/open-thread";
import { CancelOrder } from "./cancel-order";
import { OrderActions } from "./order-actions";
import { OrderBoarding } from "./order-boarding";

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
}

/** While there is something to arrange. */
const TALKING: readonly OrderStatus[] = [
  "order_requested",
  "order_payment_pending",
  "order_paid",
  "order_completed",
];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "orders" });
  return { title: t("meta_title") };
}

export default async function Page({ params }: PageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("myService", locale, { id }));
  const now = currentTime();
  const order = isUuid(id) ? await findUserOrder(session.userId, id, locale, now) : null;
  // Another customer's looks like one that does not exist.
  if (!order) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const [t, tPayments, contracts, thread] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "payments" }),
    listAcceptedContracts(session.userId, { kind: "order", id }),
    openThread(session.userId, { kind: "order", id }, now),
  ]);
  const written = thread.ok && thread.value.items.length > 0;
  const everywhere = inEachLocale(() => ({ id }));
  const { cancellable, service } = order;
  const displayStatus = displayStatusOf(order);
  const explained =
    displayStatus === "payment_in_review"
      ? t("explain_in_review")
      : t(`explain.${displayStatus}`, { hours: COMING_HOURS_BEFORE_START });
  const late = lateTextOf("order", offerState(order));
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("myService", everywhere)}
      frame={await getSiteFrame(locale)}
      place="myServices"
      title={service.title}
    >
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
        {order.boarding && (
          <OrderBoarding order={order} boarding={order.boarding} locale={locale} now={now} />
        )}
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
        {thread.ok && (written || TALKING.includes(order.status)) && (
          <SectionCard title={t("messages_title")} id="messages">
            <div className="grid gap-4">
              <p className="text-muted text-sm">{t(order.vehicle ? "messages_owner" : "messages_us")}</p>
              <IslandMessages locale={locale} nouns={["conversation", "validation"]}>
                <MessageThread about={{ kind: "order", id }} messages={thread.value.items} />
              </IslandMessages>
            </div>
          </SectionCard>
        )}
        {contracts.length > 0 && (
          <SectionCard title={t("contracts_title")}>
            <div className="grid gap-3">
              {contracts.map((contract) => (
                <AcceptedContract key={contract.id} contract={contract}>
                  <ContractText text={contract.text} />
                </AcceptedContract>
              ))}
            </div>
          </SectionCard>
        )}
        <SectionCard title={t("history.title")}>
          <OrderHistory history={order.history} />
        </SectionCard>
      </div>
      <p className="mt-8">
        <RouteLink to="myServices" locale={locale} className="text-sea underline underline-offset-4">
          {t("back")}
        </RouteLink>
      </p>
    </AccountPage>
  );
}
