import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { PriceSeason } from "@/lib/domain/pricing/list-price-seasons";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface SeasonTableProps {
  locale: Locale;
  currency: Currency;
  seasons: readonly PriceSeason[];
  /** Monday first. */
  weekdays: readonly string[];
}

const EVERY_DAY = 127;

/** What the strip of the year shows, in words and numbers: the price that holds on these days. */
export async function SeasonTable({ locale, currency, seasons, weekdays }: SeasonTableProps) {
  const t = await translatorOf(locale, "console_boats");
  const spanOf = ({ from, until }: PriceSeason) => {
    const [first, last] = [from && formatDay(from, locale), until && addDays(until, -1)];
    const end = last && formatDay(last, locale);
    if (first && end) return t("season_between", { from: first, until: end });
    if (first) return t("season_from", { from: first });
    return end ? t("season_until", { until: end }) : t("always");
  };
  return (
    <ConsoleTable
      rows={seasons}
      keyOf={({ kind, from, weekdays: days, rate }) => `${kind} ${from} ${days} ${rate.id}`}
      columns={[
        { label: t("rate_kind"), cell: ({ kind }) => t(`kind_name.${kind}`) },
        { label: t("season"), cell: spanOf },
        {
          label: t("weekdays"),
          cell: ({ weekdays: days }) =>
            days === EVERY_DAY
              ? t("every_day")
              : weekdays.filter((_, index) => (days & (1 << index)) !== 0).join(", "),
        },
        {
          label: t("price"),
          isAmount: true,
          cell: ({ rate }) => formatMoney(rate.priceMinor, currency),
        },
        { label: t("min_hours"), isAmount: true, cell: ({ rate }) => rate.minHours },
      ]}
    />
  );
}
