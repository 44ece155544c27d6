import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { AvailabilityDay } from "@/lib/contracts/boats/availability";
import type { CallerQuery } from "@/lib/contracts/console/caller-query";
import { freeSpans } from "@/lib/domain/availability/free-spans";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface DayHoursProps {
  locale: Locale;
  query: CallerQuery;
  boat: { code: string };
  day: AvailabilityDay | null;
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The free hours of the boat on the wanted day, and the way to her calendar. */
export async function DayHours({ locale, query, boat, day }: DayHoursProps) {
  const t = await translatorOf(locale, "console_caller");
  const spans = freeSpans(day?.hours ?? []);
  return (
    <section className="console-card" aria-labelledby="caller-day">
      <h2 id="caller-day">{t("free_hours", { day: formatDay(query.date, locale, "brief") })}</h2>
      {spans.length === 0 ? (
        <p>{t("no_hours")}</p>
      ) : (
        <ul className="caller-spans">
          {spans.map(({ from, until }) => (
            <li key={from}>{`${clock(from)}–${clock(until)}`}</li>
          ))}
        </ul>
      )}
      <div className="console-actions">
        <RouteLink
          to="consoleGrid"
          locale={locale}
          query={{ view: "week", from: query.date, q: boat.code }}
          className={buttonClass({ variant: "outline", size: "small" })}
        >
          {t("calendar")}
        </RouteLink>
      </div>
    </section>
  );
}
