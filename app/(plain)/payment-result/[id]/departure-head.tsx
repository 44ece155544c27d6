import { getTranslations } from "next-intl/server";
import { Departure, type DepartureLinks, type DepartureTrip } from "@/components/payments/departure";
import { nightsBetween, type TripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { PaymentPage, PaymentPageSubject } from "@/lib/server/money/get-payment-page";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";

interface DepartureHeadProps {
  page: PaymentPage;
  session: Session | null;
  locale: Locale;
}

/** Whether a journey begins with this payment: a paid trip or special service that is still to come. */
export function isDeparture({ subject, state, now }: PaymentPage): boolean {
  const day = dayOf(subject);
  return state === "paid" && day !== null && day >= tripDayOf(new Date(now));
}

/** The paid trip as a departure; its pages need the session of the customer. */
export async function DepartureHead({ page, session, locale }: DepartureHeadProps) {
  const t = await getTranslations({ locale, namespace: "payments" });
  const { subject, now, payerId } = page;
  const own = session?.userId === payerId ? session : null;
  const daysLeft = nightsBetween(tripDayOf(new Date(now)), dayOf(subject) ?? tripDayOf(new Date(now)));
  return (
    <Departure
      trip={{ ...tripOf(subject, locale), daysLeft }}
      firstName={own?.user.name ?? null}
      links={own && linksOf(subject, locale)}
      text={t(subject.kind === "order" ? "order.result_paid_text" : "result.paid_text")}
    />
  );
}

/** The day of the trip; null for a change of one, which has a notice of its own. */
function dayOf(subject: PaymentPageSubject) {
  if (subject.kind === "reservation") return subject.reservation.start_date.slice(0, 10);
  return subject.kind === "order" ? subject.order.date : null;
}

function tripOf(subject: PaymentPageSubject, locale: Locale): Omit<DepartureTrip, "daysLeft"> {
  if (subject.kind === "order") {
    const { service, date, start_date: from, place } = subject.order;
    const { title: name, picture } = service;
    return { name, picture, when: from ? atTime(from, locale) : formatDay(date, locale, "full"), place };
  }
  const { vehicle, start_date, end_date, departure_port } = subject.reservation;
  const { name, picture } = vehicle;
  return { name, picture, when: formatTripSpan(start_date, end_date, locale), place: departure_port.name };
}

const atTime = (time: TripTime, locale: Locale) =>
  `${formatDay(time, locale, "full")} · ${time.slice(11, 16)}`;

function linksOf(subject: PaymentPageSubject, locale: Locale): DepartureLinks {
  if (subject.kind === "order") {
    const { id, boarding, start_date } = subject.order;
    return {
      guests: null,
      calendar: start_date ? pathFor("serviceCalendar", locale, { id }) : null,
      card: boarding ? pathFor("serviceCard", locale, { id }) : null,
    };
  }
  const { id } = subject.reservation;
  return {
    guests: `${pathFor("reservation", locale, { id })}#guests`,
    calendar: pathFor("tripCalendar", locale, { id }),
    card: pathFor("boardingCard", locale, { id }),
  };
}
