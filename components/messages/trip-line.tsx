import { useLocale, useTranslations } from "next-intl";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { LOCALE_FACTS } from "@/lib/i18n/locales";

/** A trip that is not booked: when, and for how many. Daily trips may have days without hours. */
export function TripLine({ trip }: { trip: ChosenTrip }) {
  const t = useTranslations("questions.trip");
  const locale = useLocale();
  const { start_date: from, end_date: until, person_count: persons } = trip;
  const timeOf = (at: string) => (at.length > 10 ? formatTripTime(at, locale) : formatDay(at, locale));
  const sameDay = from.length > 10 && from.slice(0, 10) === until.slice(0, 10);
  return (
    <>
      {sameDay ? (
        <>
          {formatDay(from, locale, "full")}
          {LOCALE_FACTS[locale].comma}
          <bdi dir="ltr" className="whitespace-nowrap">{`${from.slice(11)}–${until.slice(11)}`}</bdi>
        </>
      ) : (
        `${timeOf(from)} – ${timeOf(until)}`
      )}
      {" · "}
      {t("persons", { count: persons })}
    </>
  );
}
