import { useTranslations } from "next-intl";
import { StatusPill, type StatusTone } from "@/components/ui/status-pill";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { type ReservationStanding, standingOf } from "@/lib/domain/payments/standing-of";

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
} as const satisfies Record<ReservationStanding, StatusTone>;

/** The status of the reservation, as one short label. */
export function ReservationStatusPill({
  reservation,
}: {
  reservation: Pick<ReservationSummary, "status" | "payment_in_review">;
}) {
  const t = useTranslations("reservations");
  const standing = standingOf(reservation);
  const said = standing === "payment_in_review" ? t("in_review") : t(`status.${standing}`);
  return <StatusPill tone={TONES[standing]}>{said}</StatusPill>;
}
