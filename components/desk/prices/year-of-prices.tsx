import { YearStrip } from "@/components/ui/calendar/year-strip";
import type { PriceYear } from "@/lib/domain/pricing/price-year";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface YearOfPricesProps {
  locale: Locale;
  currency: Currency;
  year: PriceYear;
}

/** Half a year is as wide as a phone. */
const HALF_DAYS = 182;

/** What a guest pays on each day of the coming year, in two halves. */
export async function YearOfPrices({ locale, currency, year }: YearOfPricesProps) {
  const t = await translatorOf(locale, "desk_prices");
  const { kind, days, lowestMinor, highestMinor } = year;
  const money = (minor: number) => formatMoney(minor, currency);
  const halves = [days.slice(0, HALF_DAYS), days.slice(HALF_DAYS)];
  return (
    <div className="desk-years">
      {halves.map((half) => {
        const first = half[0]?.day ?? "";
        return (
          <YearStrip
            key={first}
            className="desk-year"
            label={t("year_label", {
              kind: t(`kinds.${kind}`),
              from: formatDay(first, locale),
              until: formatDay(half.at(-1)?.day ?? first, locale),
              lowest: money(lowestMinor),
              highest: money(highestMinor),
            })}
            lowest={lowestMinor}
            highest={highestMinor}
            monthName={(day) => formatDay(day, locale, "month")}
            days={half.map(({ day, priceMinor }) => ({
              day,
              amount: priceMinor,
              title:
                priceMinor === null
                  ? t("day_none", { day: formatDay(day, locale) })
                  : t("day_price", { day: formatDay(day, locale), price: money(priceMinor) }),
            }))}
          />
        );
      })}
    </div>
  );
}
