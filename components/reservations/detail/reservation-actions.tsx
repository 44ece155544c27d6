import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { bookAgainQuery } from "@/components/reservations/cancel/book-again-query";
import { buttonClass } from "@/components/ui/button-class";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

const FAILED: readonly ReservationStatus[] = [
  "request_rejected",
  "request_timeout",
  "request_cancelled",
  "reservation_cancelled",
];

/** The one next action: pay, or book the boat again. */
export function ReservationActions({
  reservation,
  now,
}: {
  reservation: ReservationSummary;
  /** The server's clock. */
  now: string;
}) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, status, vehicle } = reservation;
  if (displayStatusOf(reservation) === "request_created_payment_pending") {
    return (
      <p>
        <RouteLink to="payment" locale={locale} params={{ id }} className={buttonClass({ size: "large" })}>
          {t("pay_now")}
        </RouteLink>
      </p>
    );
  }
  // While the provider reviews a payment, the customer must not pay again.
  if (!FAILED.includes(status) || reservation.payment_in_review) return null;
  return (
    <p className="flex flex-wrap gap-3">
      <RouteLink
        to="boat"
        locale={locale}
        params={{ slug: vehicle.slug }}
        query={bookAgainQuery(reservation, new Date(now))}
        className={buttonClass()}
      >
        {t("book_again")}
      </RouteLink>
      <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
        {t("similar")}
      </RouteLink>
    </p>
  );
}
