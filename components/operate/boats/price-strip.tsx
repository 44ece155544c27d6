import { YearStrip } from "@/components/ui/calendar/year-strip";
import type { PriceYear } from "@/lib/domain/pricing/price-year";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface PriceStripProps {
  locale: Locale;
  currency: Currency;
  year: PriceYear;
}

/** A year of prices, day by day. */
export async function PriceStrip({ locale, currency, year }: PriceStripProps) {
  const t = await translatorOf(locale, "console_boats");
  const { kind, days, lowestMinor, highestMinor } = year;
  const first = days[0]?.day ?? "";
  const money = (minor: number) => formatMoney(minor, currency);
  const label = t("year_label", {
    kind: t(`kind_name.${kind}`),
    days: days.filter(({ priceMinor }) => priceMinor !== null).length,
    from: formatDay(first, locale),
    until: formatDay(days.at(-1)?.day ?? first, locale),
    lowest: money(lowestMinor),
    highest: money(highestMinor),
  });
  return (
    <YearStrip
      label={label}
      className="boats-year"
      lowest={lowestMinor}
      highest={highestMinor}
      monthName={(day) => formatDay(day, locale, "month")}
      days={days.map(({ day, priceMinor }) => ({
        day,
        amount: priceMinor,
        title:
          priceMinor === null
            ? t("day_none", { day: formatDay(day, locale) })
            : t("day_price", { day: formatDay(day, locale), price: money(priceMinor) }),
      }))}
    />
  );
}
