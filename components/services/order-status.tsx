import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";

const TONES = {
  order_payment_pending: "waiting",
  order_paid: "success",
  order_completed: "info",
  order_cancelled: "danger",
  order_timeout: "danger",
} as const satisfies Record<OrderStatus, StatusTone>;

/** Where the order stands, in a word. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const t = useTranslations("orders.status");
  return <StatusPill tone={TONES[status]}>{t(status)}</StatusPill>;
}
