import { RouteLink } from "@/components/layout/route-link";
import { isBookingNumber } from "@/lib/domain/reservations/reservation-number";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";

interface BookingNumberProps {
  locale: Locale;
  role: StaffRole;
  number: string;
}

/** A number that leads to the page of its booking, for whoever may open it. */
export function BookingNumber({ locale, role, number }: BookingNumberProps) {
  if (!isBookingNumber(number) || !may(role, "reservations.read")) return <bdi>{number}</bdi>;
  return (
    <RouteLink to="consoleReservation" locale={locale} params={{ number }} className="text-sea underline">
      <bdi>{number}</bdi>
    </RouteLink>
  );
}
