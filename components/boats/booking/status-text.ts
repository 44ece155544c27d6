import type { useTranslations } from "next-intl";
import type { BookingStatus } from "@/components/boats/booking/booking-status";

/** One line of status for a choice without a price; null when there is none. */
export function statusText(
  t: ReturnType<typeof useTranslations<"quote">>,
  status: BookingStatus,
): string | null {
  switch (status.is) {
    case "pending":
      return t("calculating");
    case "taken":
      return t("taken");
    case "day_off":
      return t("day_off", { reason: t(`calendar.reason.${status.reason}`) });
    case "refused":
      return status.message || t("failed");
    default:
      return null;
  }
}

/** Whether the choice cannot be booked as it is. */
export function isRefused({ is }: BookingStatus): boolean {
  return is === "taken" || is === "day_off" || is === "refused";
}
