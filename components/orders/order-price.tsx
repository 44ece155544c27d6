import { useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import type { OrderSummary } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/i18n/format-money";

/** The one price of an order, paid online in full. */
export function OrderPrice({ order }: { order: Pick<OrderSummary, "total_price" | "currency"> }) {
  const t = useTranslations("orders.details");
  return (
    <div className="grid gap-1 rounded-card bg-sand p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-lg text-navy">
        <span>{t("total")}</span>
        <Ltr>{formatMoney(order.total_price, order.currency)}</Ltr>
      </p>
      <p className="text-muted text-sm">{t("vat")}</p>
    </div>
  );
}
