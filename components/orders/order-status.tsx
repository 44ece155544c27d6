import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { OrderSummary } from "@/lib/contracts/services";
import { type OrderStanding, standingOf } from "@/lib/domain/payments/standing-of";

const TONES = {
  order_requested: "waiting",
  order_payment_pending: "waiting",
  payment_in_review: "info",
  order_paid: "success",
  order_completed: "info",
  order_rejected: "danger",
  order_cancelled: "danger",
  order_timeout: "danger",
} as const satisfies Record<OrderStanding, StatusTone>;

/** The status of the order, as one short label. */
export function OrderStatusPill({ order }: { order: Pick<OrderSummary, "status" | "payment_in_review"> }) {
  const t = useTranslations("orders");
  const standing = standingOf(order);
  const said = standing === "payment_in_review" ? t("in_review") : t(`status.${standing}`);
  return <StatusPill tone={TONES[standing]}>{said}</StatusPill>;
}
