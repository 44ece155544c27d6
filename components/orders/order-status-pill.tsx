import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { OrderSummary } from "@/lib/contracts/orders";
import { displayStatusOf, type OrderDisplayStatus } from "@/lib/domain/payments/display-status";

const TONES = {
  order_requested: "waiting",
  order_payment_pending: "waiting",
  payment_in_review: "info",
  order_paid: "success",
  order_completed: "info",
  order_rejected: "danger",
  order_cancelled: "danger",
  order_timeout: "danger",
} as const satisfies Record<OrderDisplayStatus, StatusTone>;

/** The status of the order, as one short label. */
export function OrderStatusPill({ order }: { order: Pick<OrderSummary, "status" | "payment_in_review"> }) {
  const t = useTranslations("orders");
  const displayStatus = displayStatusOf(order);
  const label = displayStatus === "payment_in_review" ? t("in_review") : t(`status.${displayStatus}`);
  return <StatusPill tone={TONES[displayStatus]}>{label}</StatusPill>;
}
