import { Ltr } from "@/components/ui/ltr";
import type { PriceSeason } from "@/lib/domain/pricing/list-price-seasons";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface SeasonListProps {
  locale: Locale;
  currency: Currency;
  seasons: readonly (PriceSeason & { shareMinor: number })[];
  /** Whether the reader may know what the owner gets. */
  shares: boolean;
  /** Monday first. */
  weekdays: readonly string[];
}

const EVERY_DAY = 127;

/** The strip of the year in words and numbers. */
export async function SeasonList({ locale, currency, seasons, weekdays, shares }: SeasonListProps) {
  const t = await translatorOf(locale, "desk_prices");
  const spanOf = ({ from, until }: PriceSeason) => {
    const [first, last] = [from && formatDay(from, locale), until && formatDay(addDays(until, -1), locale)];
    if (first && last) return t("between", { from: first, until: last });
    if (first) return t("since", { from: first });
    return last ? t("until", { until: last }) : t("always");
  };
  const daysOf = ({ weekdays: mask }: PriceSeason) =>
    mask === EVERY_DAY
      ? t("every_day")
      : weekdays.filter((_, index) => (mask & (1 << index)) !== 0).join(", ");
  return (
    <ul className="desk-seasons">
      {seasons.map((season) => (
        <li key={`${season.kind} ${season.from} ${season.weekdays} ${season.rate.id}`}>
          <span>
            {spanOf(season)}
            <span className="text-muted">
              {daysOf(season)}
              {season.kind === "hourly" && <> · {t("from_hours", { count: season.rate.minHours })}</>}
            </span>
          </span>
          <span className="desk-amount">
            <strong>
              <Ltr>{formatMoney(season.rate.priceMinor, currency)}</Ltr>
            </strong>
            {shares && (
              <span className="text-muted">
                {t("share")} <Ltr>{formatMoney(season.shareMinor, currency)}</Ltr>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
