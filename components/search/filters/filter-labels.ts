import type { useTranslations } from "next-intl";
import { TRIP_DURATIONS } from "@/lib/contracts/boats/vehicles";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import { DAY_PART_NAMES } from "@/lib/domain/search/day-parts";
import type { HoursNotice } from "@/lib/domain/search/explain-hours";
import {
  FILTER_NAMES,
  type FilterName,
  LIST_FILTERS,
  type ListFilters,
  type StepsName,
} from "@/lib/domain/search/list-filters";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { formatHour } from "@/lib/i18n/format-hour";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";

const TEXTS = [
  "filters",
  "close_filters",
  "apply",
  "clear",
  "trip",
  "where",
  "where_any",
  "rent_type",
  "rent_type_any",
  "date",
  "choose_date",
  "end_date",
  "end_date_too_early",
  "start_hour",
  "end_hour",
  "hours",
  "any_hour",
  "exact_hours",
  "duration",
  "duration_any",
  "time_zone",
  "persons",
  "persons_less",
  "persons_more",
  "price",
  "min_price",
  "max_price",
  "price_hint",
] as const;

export type FilterText = (typeof TEXTS)[number];

/** One of several values of a field. */
export interface Choice<Value extends string | number> {
  value: Value;
  label: string;
}

/** The sentences of one filter of `LIST_FILTERS`. */
export interface FilterLabel {
  title: string;
  /** Of a flag. */
  hint?: string;
  /** Of steps: the choice of none. */
  any?: string;
  /** From the highest step down. */
  steps?: readonly Choice<number>[];
}

/** All texts of the filters, formatted on the server: the panel itself needs no message formatter. */
export interface FilterLabels {
  texts: Readonly<Record<FilterText, string>>;
  /** Of the button in the date field. */
  calendar: string;
  rentTypes: readonly Choice<string>[];
  durations: readonly Choice<number>[];
  /** Names of the parts of the day. */
  parts: readonly string[];
  filters: Readonly<Record<FilterName, FilterLabel>>;
  /** `12 more` per number of folded options. */
  more: Readonly<Record<number, string>>;
  /** Notices about hours, by `explainHours`. */
  hours: Readonly<Record<HoursNotice, string>> & { shortest: number | null };
}

type Translate = ReturnType<typeof useTranslations<"search">>;

/** The sentences about hours, for the shortest trip that anybody offers. */
export function hoursLabels(t: Translate, shortest: number | null): FilterLabels["hours"] {
  return {
    shortest,
    no_day: t("hours_no_day"),
    no_swim_tour: t("hours_no_swim_tour", {
      from: formatHour(SWIM_TOUR_HOURS.from),
      until: formatHour(SWIM_TOUR_HOURS.until),
    }),
    ends_next_day: t("hours_end_next_day"),
    too_short: t("hours_too_short", { hours: shortest ?? 0 }),
  };
}

export function filterLabels(
  t: Translate,
  locale: Locale,
  foldedCounts: readonly number[],
  shortest: number | null,
): FilterLabels {
  return {
    texts: Object.fromEntries(TEXTS.map((key) => [key, t(key)])) as FilterLabels["texts"],
    calendar: t("calendar.open"),
    rentTypes: RATE_KINDS.map((type) => ({ value: type, label: t(`rent_type_${type}`) })),
    durations: durationOptions(t),
    parts: partNames(t),
    filters: Object.fromEntries(
      FILTER_NAMES.map((name) => [name, filterLabel(t, locale, name)]),
    ) as FilterLabels["filters"],
    more: Object.fromEntries(foldedCounts.map((count) => [count, t("more_options", { count })])),
    hours: hoursLabels(t, shortest),
  };
}

function filterLabel(t: Translate, locale: Locale, name: FilterName): FilterLabel {
  const filter = LIST_FILTERS[name];
  const title = t(filter.label);
  if (filter.kind === "flag") return { title, hint: t(`${filter.label}_hint`) };
  if (filter.kind !== "at_least") return { title };
  const steps = filter.steps.toReversed();
  return {
    title,
    any: t(`${filter.label}_any`),
    steps: steps.map((step) => ({ value: step, label: stepLabel(t, locale, filter.label, step) })),
  };
}

/** `4.5 and above`. */
export function stepLabel(
  t: Translate,
  locale: Locale,
  label: ListFilters[StepsName]["label"],
  step: number,
): string {
  return t(`${label}_from`, { value: formatNumber(step, locale) });
}

/** The names of the parts of the day, in the order of `DAY_PART_NAMES`. */
export function partNames(t: Translate): string[] {
  return DAY_PART_NAMES.map((name) => t(`parts.${name}`));
}

/** The lengths of trips that a search offers. */
export function durationOptions(t: Translate): Choice<number>[] {
  return TRIP_DURATIONS.map((count) => ({ value: count, label: t("duration_option", { count }) }));
}
