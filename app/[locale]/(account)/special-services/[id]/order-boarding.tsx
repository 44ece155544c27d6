import { getTranslations } from "next-intl/server";
import { TripBoarding } from "@/app/[locale]/(account)/trip-boarding";
import type { OrderResponse } from "@/lib/contracts/orders";
import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface OrderBoardingProps {
  order: OrderResponse;
  boarding: NonNullable<OrderResponse["boarding"]>;
  locale: Locale;
  now: Date;
}

/** The boarding card of a paid special service: nothing is left to pay on board. */
export async function OrderBoarding({ order, boarding, locale, now }: OrderBoardingProps) {
  const t = await getTranslations({ locale, namespace: "boarding" });
  const { id, number, currency, place, meeting_point } = order;
  return (
    <TripBoarding
      locale={locale}
      number={number}
      boarding={boarding}
      near={now >= comingAt(toInstant(order.start_date ?? `${order.date}T00:00`))}
      card={pathFor("serviceCard", locale, { id })}
      calendar={pathFor("serviceCalendar", locale, { id })}
      scope={pathFor("myService", locale, { id: "" })}
      place={place ?? ""}
      meetingPoint={meeting_point}
      contactLater={t("contact_later")}
      remaining={0}
      currency={currency}
      methods=""
    />
  );
}
