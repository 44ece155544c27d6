import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { displayStatusOf } from "@/lib/domain/payments/display-status";
import { isUpcoming } from "@/lib/domain/reservations/upcoming-trip";
import { pathFor } from "@/lib/routes/path-for";

/** What is to be done next with a reservation, as one button in the list; nothing when one can only wait. */
export function CardAction({ reservation }: { reservation: ReservationSummary }) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const { id, status, reviewable, vehicle } = reservation;
  const named = <span className="sr-only">{vehicle.name}</span>;
  if (displayStatusOf(reservation) === "request_created_payment_pending") {
    return (
      <RouteLink to="payment" locale={locale} params={{ id }} className={buttonClass()}>
        {t("pay_now")} {named}
      </RouteLink>
    );
  }
  if (isUpcoming(status)) {
    // A document of its own: the browser must load it as one.
    return (
      <a href={pathFor("boardingCard", locale, { id })} className={buttonClass()}>
        {t("boarding_card")} {named}
      </a>
    );
  }
  if (reviewable) {
    return (
      <SiteLink href={`${pathFor("reservation", locale, { id })}#review`} className={buttonClass()}>
        {t("write_review")} {named}
      </SiteLink>
    );
  }
  return null;
}
