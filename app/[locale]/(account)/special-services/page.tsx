import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { AccountPage } from "@/components/layout/account-page";
import { EmptyListNotice } from "@/components/layout/empty-list-notice";
import { OrderCard } from "@/components/orders/order-card";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { Icon } from "@/components/ui/icon/icon";
import { RecordPart } from "@/components/ui/record/record-part";
import type { OrderSummary } from "@/lib/contracts/orders";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { listUserOrders } from "@/lib/server/booking/orders/order-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

/** What still needs something: an answer, a payment, or the day itself. */
const OPEN: readonly OrderStatus[] = ["order_requested", "order_payment_pending", "order_paid"];

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "orders" });
  return { title: t("meta_title") };
}

export default async function Page({ params }: LocalePage) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await requireSession(pathFor("myServices", locale));
  const now = currentTime();
  const [frame, orders, t] = await Promise.all([
    getSiteFrame(locale),
    listUserOrders(session.userId, locale, now),
    getTranslations({ locale, namespace: "orders" }),
  ]);
  const isOpen = ({ status }: OrderSummary) => OPEN.includes(status);
  const parts = { open: orders.filter(isOpen), over: orders.filter((order) => !isOpen(order)) };
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("myServices")}
      frame={frame}
      place="myServices"
      title={t("title")}
    >
      {orders.length === 0 ? (
        <EmptyListNotice
          icon={<Icon name="party-popper" size={28} />}
          title={t("empty_title")}
          text={t("empty_text")}
          to="services"
          action={t("find")}
        />
      ) : (
        <div>
          {(["open", "over"] as const).map((part) => (
            <RecordPart key={part} title={t(`part.${part}`)} entries={parts[part]}>
              {(order) => (
                <OrderCard
                  order={order}
                  deadline={<DeadlineLine subject={order} now={now.toISOString()} />}
                />
              )}
            </RecordPart>
          ))}
        </div>
      )}
    </AccountPage>
  );
}
