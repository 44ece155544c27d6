import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { AccountPage } from "@/components/layout/account-page";
import { NothingYet } from "@/components/layout/nothing-yet";
import { OrderCard } from "@/components/orders/order-card";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { Icon } from "@/components/ui/icon/icon";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { listUserOrders } from "@/lib/server/orders/order-queries";

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
  return (
    <AccountPage locale={locale} addresses={addressesOf("myServices")} frame={frame} title={t("title")}>
      {orders.length === 0 ? (
        <NothingYet
          icon={<Icon name="party-popper" size={28} />}
          title={t("empty_title")}
          text={t("empty_text")}
          to="services"
          action={t("find")}
        />
      ) : (
        <ul className="grid gap-5">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} deadline={<DeadlineLine subject={order} now={now.toISOString()} />} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
