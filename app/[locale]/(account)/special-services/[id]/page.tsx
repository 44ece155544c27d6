import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { OwnOrder } from "@/app/[locale]/(account)/special-services/[id]/own-order";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { MessageThread } from "@/components/messages/message-thread";
import { AcceptedContract } from "@/components/reservations/detail/accepted-contract";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { ContractText } from "@/components/ui/contract-text";
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
  const [t, contracts, thread] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    listAcceptedContracts(session.userId, { kind: "order", id }),
    openThread(session.userId, { kind: "order", id }, now),
  ]);
  const written = thread.ok && thread.value.items.length > 0;
  const everywhere = inEachLocale(() => ({ id }));
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("myService", everywhere)}
      frame={await getSiteFrame(locale)}
      place="myServices"
      title={order.service.title}
    >
      <OwnOrder
        {...{ order, locale, now }}
        documents={
          <>
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
          </>
        }
      />
      <p className="mt-8">
        <RouteLink to="myServices" locale={locale} className="text-sea underline underline-offset-4">
          {t("back")}
        </RouteLink>
      </p>
    </AccountPage>
  );
}
