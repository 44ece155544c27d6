import { RouteLink } from "@/components/layout/route-link";
import { isBookingNumber, isQuestionNumber } from "@/lib/domain/reservations/reservation-number";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";

interface BookingNumberProps {
  locale: Locale;
  role: StaffRole;
  number: string;
}

/** A number that leads to the page of its booking, or of its question, for whoever may open it. */
export function BookingNumber({ locale, role, number }: BookingNumberProps) {
  if (isQuestionNumber(number) && may(role, "inbox.read"))
    return (
      <RouteLink
        to="consoleConversation"
        locale={locale}
        params={{ kind: "question", conversation: number }}
        className="text-sea underline"
      >
        <bdi>{number}</bdi>
      </RouteLink>
    );
  if (!isBookingNumber(number) || !may(role, "reservations.read")) return <bdi>{number}</bdi>;
  return (
    <RouteLink to="consoleReservation" locale={locale} params={{ number }} className="text-sea underline">
      <bdi>{number}</bdi>
    </RouteLink>
  );
}
