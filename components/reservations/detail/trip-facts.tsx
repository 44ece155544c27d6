import { CalendarClock, Flag, MapPin, Users } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { formatTripTime } from "@/lib/i18n/format-date";

type Facts = Pick<
  ReservationSummary,
  "start_date" | "end_date" | "person_count" | "departure_port" | "arrival_port"
>;

/** When, how many, from where, and to where if the trip ends elsewhere: one line each. */
export function TripFacts({ start_date, end_date, person_count, departure_port, arrival_port }: Facts) {
  const t = useTranslations("reservations");
  const locale = useLocale();
  const facts = [
    { Icon: CalendarClock, text: <TripSpan from={start_date} until={end_date} locale={locale} /> },
    { Icon: Users, text: t("persons", { count: person_count }) },
    { Icon: MapPin, text: departure_port.name },
    ...(arrival_port ? [{ Icon: Flag, text: t("trip.arrival", { port: arrival_port.name }) }] : []),
  ];
  return (
    <ul className="grid gap-1.5 text-sm">
      {facts.map(({ Icon, text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={position} className="flex gap-2">
          <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-sea" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function TripSpan({ from, until, locale }: { from: string; until: string; locale: "tr" | "en" | "ar" }) {
  const sameDay = from.slice(0, 10) === until.slice(0, 10);
  if (sameDay) {
    return (
      <>
        {formatTripTime(from, locale).slice(0, -5)}
        <bdi dir="ltr">{`${from.slice(11)}–${until.slice(11)}`}</bdi>
      </>
    );
  }
  return (
    <>
      {formatTripTime(from, locale, "short")} – {formatTripTime(until, locale, "short")}
    </>
  );
}
