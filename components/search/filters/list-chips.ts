import type { useTranslations } from "next-intl";
import type { FilterChip } from "@/components/search/filters/filter-chips";
import { stepLabel } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import type { SearchValues } from "@/components/search/query/search-values";
import { FLAGS, LIST_FILTERS, OPTION_LISTS, STEPS } from "@/lib/domain/search/list-filters";
import { endsTooEarly } from "@/lib/domain/search/searched-nights";
import { formatDay } from "@/lib/i18n/format-date";
import { formatHour } from "@/lib/i18n/format-hour";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";

interface ChipSource {
  t: ReturnType<typeof useTranslations<"search">>;
  locale: Locale;
  values: SearchValues;
  options: FilterOptions;
  hrefOf: (values: Partial<SearchValues>) => string;
}

const lira = (amount: number) => formatMoney(amount * 100, "TRY");

/** A chip for everything that narrows the list, place excepted: that is the page itself. */
export function listChips({ t, locale, values, options, hrefOf }: ChipSource): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (label: string | undefined, without: Partial<SearchValues>) => {
    if (!label) return;
    const href = hrefOf({ ...values, ...without, page: undefined });
    chips.push({ label, href, removeLabel: t("remove_chip", { filter: label }) });
  };
  const { date, end_date, start_hour, end_hour, duration, min_price, max_price } = values;
  if (values.rent_type) add(t(`rent_type_${values.rent_type}`), { rent_type: undefined });
  if (date) add(formatDay(date, locale, "short"), { date: undefined, end_date: undefined });
  if (date && end_date) {
    const label = `${t("end_date")}: ${formatDay(end_date, locale, "short")}`;
    const isIgnored = endsTooEarly(date, end_date);
    add(isIgnored ? t("end_date_ignored", { filter: label }) : label, { end_date: undefined });
  }
  if (start_hour !== undefined)
    add(`${t("start_hour")}: ${formatHour(start_hour)}`, { start_hour: undefined });
  if (end_hour !== undefined) add(`${t("end_hour")}: ${formatHour(end_hour)}`, { end_hour: undefined });
  if (duration)
    add(`${t("duration")}: ${t("duration_option", { count: duration })}`, { duration: undefined });
  if (values.persons) add(t("person_option", { count: values.persons }), { persons: undefined });
  if (min_price !== undefined) add(`${t("min_price")}: ${lira(min_price)}`, { min_price: undefined });
  if (max_price !== undefined) add(`${t("max_price")}: ${lira(max_price)}`, { max_price: undefined });
  for (const name of STEPS) {
    const step = values[name];
    if (step) add(stepLabel(t, locale, LIST_FILTERS[name].label, step), { [name]: undefined });
  }
  for (const name of FLAGS) if (values[name]) add(t(LIST_FILTERS[name].label), { [name]: undefined });
  if (values.box) add(t("map_area"), { box: undefined });
  for (const name of OPTION_LISTS) {
    for (const id of values[name]) {
      const label = options[name].find((option) => option.id === id)?.name;
      add(label, { [name]: values[name].filter((other) => other !== id) });
    }
  }
  return chips;
}
