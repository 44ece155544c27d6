import { useId } from "react";
import type { PriceYear } from "@/lib/domain/pricing/price-year";
import { weekdayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const CELL = 14;
const GAP = 2;
const HEAD = 18;
const WEEK = 7;
const STEPS = 4;
/** Names of months that begin nearer to each other would touch. */
const MONTH_WEEKS = 3;

interface YearStripProps {
  locale: Locale;
  currency: Currency;
  year: PriceYear;
}

/** A year of days, a column for each week: the darker, the dearer. Drawn on the server. */
export async function YearStrip({ locale, currency, year }: YearStripProps) {
  const t = await translatorOf(locale, "console_boats");
  const { kind, days, lowestMinor, highestMinor } = year;
  const first = days[0]?.day ?? "";
  const before = weekdayOf(first);
  const weekOf = (index: number) => Math.floor((index + before) / WEEK);
  const priced = days.filter(({ priceMinor }) => priceMinor !== null).length;
  const money = (minor: number) => formatMoney(minor, currency);
  const label = t("year_label", {
    kind: t(`kind_name.${kind}`),
    days: priced,
    from: formatDay(first, locale),
    until: formatDay(days.at(-1)?.day ?? first, locale),
    lowest: money(lowestMinor),
    highest: money(highestMinor),
  });
  const months = days.flatMap(({ day }, index) =>
    day.endsWith("-01") && weekOf(index) >= MONTH_WEEKS ? [{ day, week: weekOf(index) }] : [],
  );
  const width = (weekOf(days.length - 1) + 1) * (CELL + GAP);
  return (
    <Strip label={label} width={width}>
      {[{ day: first, week: 0 }, ...months].map(({ day, week }) => (
        <text key={day} x={week * (CELL + GAP)} y={HEAD - 6}>
          {formatDay(day, locale, "month").slice(0, MONTH_WEEKS)}
        </text>
      ))}
      {days.map(({ day, priceMinor }, index) => (
        <rect
          key={day}
          x={weekOf(index) * (CELL + GAP)}
          y={HEAD + weekdayOf(day) * (CELL + GAP)}
          width={CELL}
          height={CELL}
          rx={3}
          data-step={stepOf(priceMinor, lowestMinor, highestMinor)}
        >
          <title>
            {priceMinor === null
              ? t("day_none", { day: formatDay(day, locale) })
              : t("day_price", { day: formatDay(day, locale), price: money(priceMinor) })}
          </title>
        </rect>
      ))}
    </Strip>
  );
}

function Strip({ label, width, children }: { label: string; width: number; children: React.ReactNode }) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${width} ${HEAD + WEEK * (CELL + GAP)}`}
      className="boats-year"
    >
      <title id={id}>{label}</title>
      {children}
    </svg>
  );
}

/** How dark a day is: 0 without a price, 1 for the lowest, up to `STEPS` for the highest. */
function stepOf(priceMinor: number | null, lowest: number, highest: number): number {
  if (priceMinor === null) return 0;
  if (highest === lowest) return 2;
  return 1 + Math.round(((priceMinor - lowest) / (highest - lowest)) * (STEPS - 1));
}
