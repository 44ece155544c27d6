import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { formatTripTime } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

type Facts = Pick<
  ReservationSummary,
  "start_date" | "end_date" | "person_count" | "departure_port" | "arrival_port"
>;

/** One line each: time, persons, port, and the port of arrival if it differs. */
export function TripFacts({ start_date, end_date, person_count, departure_port, arrival_port }: Facts) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const facts: { icon: IconName; text: ReactNode }[] = [
    { icon: "calendar-clock", text: <TripSpan from={start_date} until={end_date} locale={locale} /> },
    { icon: "users", text: t("persons", { count: person_count }) },
    { icon: "map-pin", text: departure_port.name },
  ];
  if (arrival_port) facts.push({ icon: "flag", text: t("trip.arrival", { port: arrival_port.name }) });
  return (
    <ul className="grid gap-1.5 text-sm">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex gap-2">
          <Icon name={icon} size={18} className="mt-0.5 text-sea" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** From when until when, the clock in its own reading order. */
export function TripSpan({ from, until, locale }: { from: string; until: string; locale: Locale }) {
  const sameDay = from.slice(0, 10) === until.slice(0, 10);
  if (sameDay) {
    return (
      <>
        {formatTripTime(from, locale).slice(0, -5)}
        <bdi dir="ltr" className="whitespace-nowrap">{`${from.slice(11)}–${until.slice(11)}`}</bdi>
      </>
    );
  }
  return (
    <>
      {formatTripTime(from, locale, "short")} – {formatTripTime(until, locale)}
    </>
  );
}
