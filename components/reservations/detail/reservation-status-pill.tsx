import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { displayStatusOf, type ReservationDisplayStatus } from "@/lib/domain/payments/display-status";

const TONES = {
  request_created: "waiting",
  request_created_payment_pending: "waiting",
  payment_in_review: "info",
  request_rejected: "danger",
  request_cancelled: "danger",
  request_timeout: "danger",
  reservation_created: "success",
  reservation_coming: "success",
  reservation_completed: "info",
  reservation_cancelled: "danger",
} as const satisfies Record<ReservationDisplayStatus, StatusTone>;

/** The status of the reservation, as one short label. */
export function ReservationStatusPill({
  reservation,
}: {
  reservation: Pick<ReservationSummary, "status" | "payment_in_review">;
}) {
  const t = useTranslations("reservations");
  const displayStatus = displayStatusOf(reservation);
  const label = displayStatus === "payment_in_review" ? t("in_review") : t(`status.${displayStatus}`);
  return <StatusPill tone={TONES[displayStatus]}>{label}</StatusPill>;
}
