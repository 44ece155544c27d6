import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { OrderDetails } from "@/components/orders/order-details";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderHistory } from "@/components/orders/order-history";
import { OrderPrice } from "@/components/orders/order-price";
import { OrderStatusPill } from "@/components/orders/order-status";
import { ContractText } from "@/components/payments/contract-text";
import { AcceptedContract } from "@/components/reservations/detail/accepted-contract";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { lateTextOf } from "@/components/reservations/detail/late-text";
import { RefundNotice } from "@/components/reservations/detail/refund-notice";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { Ltr } from "@/components/ui/ltr";
import { offerState } from "@/lib/domain/payments/offer-state";
import { standingOf } from "@/lib/domain/payments/standing-of";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { listAcceptedContracts } from "@/lib/server/checkout/list-accepted-contracts";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { findUserOrder } from "@/lib/server/orders/order-queries";
import { OrderActions } from "./order-actions";

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
}

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
  const [t, tPayments, contracts] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "payments" }),
    listAcceptedContracts(session.userId, { kind: "order", id }),
  ]);
  const everywhere = inEachLocale(() => ({ id }));
  const { cancellable, service } = order;
  const standing = standingOf(order);
  const explained =
    standing === "payment_in_review"
      ? t("explain_in_review")
      : t(`explain.${standing}`, { hours: COMING_HOURS_BEFORE_START });
  const late = lateTextOf("order", offerState(order));
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("myService", everywhere)}
      frame={await getSiteFrame(locale)}
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
          <IslandMessages locale={locale} nouns={["orders", "cancellation", "validation"]}>
            <OrderActions order={{ id, standing, cancellable, slug: service.slug }} />
          </IslandMessages>
        </div>
        <SectionCard title={t("details.title")}>
          <div className="grid gap-5 md:grid-cols-2">
            <OrderFacts order={order} linked />
            <OrderDetails order={order} />
          </div>
          <p className="my-4 text-muted text-sm">{t("details.times_note")}</p>
          <OrderPrice order={order} />
        </SectionCard>
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
