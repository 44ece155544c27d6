import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

const TONES = {
  request_created: "waiting",
  request_created_payment_pending: "waiting",
  request_rejected: "danger",
  request_cancelled: "danger",
  request_timeout: "danger",
  reservation_created: "success",
  reservation_coming: "success",
  reservation_completed: "info",
  reservation_cancelled: "danger",
} as const satisfies Record<ReservationStatus, StatusTone>;

/** Where the reservation stands, in a word. */
export function ReservationStatusPill({ status }: { status: ReservationStatus }) {
  const t = useTranslations("reservations.status");
  return <StatusPill tone={TONES[status]}>{t(status)}</StatusPill>;
}
