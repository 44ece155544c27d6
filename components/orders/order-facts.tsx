import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";
import { Ltr } from "@/components/ui/ltr";
import type { OrderSummary } from "@/lib/contracts/orders";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";

interface OrderFactsProps {
  order: OrderSummary;
  /** Whether the boat's name links to its page; false where the link would lead away from paying. */
  linked?: boolean;
}

const OPEN: readonly OrderStatus[] = ["order_requested", "order_payment_pending", "order_paid"];

/** Package, day, hours, place, boat, guests: one line each; an open value says who decides it. */
export function OrderFacts({ order, linked = false }: OrderFactsProps) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const { start_date: from, end_date: until, vehicle, person_count: count } = order;
  // An order that is over has nothing left to settle.
  const open = OPEN.includes(order.status);
  const boatName = ({ name, code, slug }: NonNullable<OrderSummary["vehicle"]>) =>
    linked ? (
      <RouteLink
        to="boat"
        locale={locale}
        params={{ slug }}
        className="text-sea underline underline-offset-4"
      >
        {name}
      </RouteLink>
    ) : (
      <>
        {name} (<Ltr>{code}</Ltr>)
      </>
    );
  const facts: { key: string; icon: IconName; text: ReactNode }[] = [
    { key: "package", icon: "gift", text: order.package.name },
    { key: "day", icon: "calendar-days", text: formatDay(order.date, locale, "full") },
  ];
  if (from) {
    const hours = [from, until].flatMap((time) => (time ? [time.slice(11)] : [])).join("–");
    facts.push({ key: "hours", icon: "clock", text: <bdi dir="ltr">{hours}</bdi> });
  } else if (open) facts.push({ key: "hours", icon: "clock", text: t("hours_later") });
  if (order.place) facts.push({ key: "place", icon: "map-pin", text: order.place });
  if (vehicle || open)
    facts.push({ key: "boat", icon: "ship", text: vehicle ? boatName(vehicle) : t("boat_later") });
  if (count !== null) facts.push({ key: "persons", icon: "users", text: t("persons", { count }) });
  return (
    <ul className="grid content-start gap-1.5 text-sm">
      {facts.map(({ key, icon, text }) => (
        <li key={key} className="flex gap-2">
          <Icon name={icon} size={18} className="mt-0.5 text-sea" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
