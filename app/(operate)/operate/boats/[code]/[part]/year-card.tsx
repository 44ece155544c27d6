import { PriceStrip } from "@/components/operate/boats/price-strip";
import { SeasonTable } from "@/components/operate/boats/season-table";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { listPriceSeasons } from "@/lib/domain/pricing/list-price-seasons";
import { DAYS_OF_YEAR, priceYear } from "@/lib/domain/pricing/price-year";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { WEEKDAYS } from "@/lib/server/catalogue/boats/files/boat-document";
import type { BoatRecord } from "@/lib/server/operator/read-boat-record";

interface YearCardProps {
  locale: Locale;
  record: BoatRecord;
  now: Date;
}

/** The prices of the coming year, drawn day by day, with the seasons that they come from. */
export async function YearCard({ locale, record: { boat, rates }, now }: YearCardProps) {
  const t = await translatorOf(locale, "console_boats");
  const first = tripDayOf(now);
  const end = addDays(first, DAYS_OF_YEAR);
  const years = priceYear(rates, first);
  const seasons = listPriceSeasons(rates).filter(
    ({ from, until }) => (from === null || from < end) && (until === null || until > first),
  );
  const { currency = "TRY" } = boat;
  const span = { from: formatDay(first, locale), until: formatDay(addDays(end, -1), locale) };
  return (
    <ConsoleCard title={t("year_title")}>
      <p className="text-muted">{years.length === 0 ? t("no_rates") : t("year_intro", span)}</p>
      <div className="boats-years">
        {years.map((year) => (
          <section key={year.kind}>
            <h3 className="font-semibold">{t(`kind_name.${year.kind}`)}</h3>
            <PriceStrip {...{ locale, currency, year }} />
          </section>
        ))}
      </div>
      {seasons.length > 0 && (
        <SeasonTable
          {...{ locale, currency, seasons }}
          weekdays={WEEKDAYS.map((key) => t(`weekday.${key}`))}
        />
      )}
    </ConsoleCard>
  );
}
