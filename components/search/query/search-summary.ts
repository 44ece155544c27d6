import type { useTranslations } from "next-intl";
import { hoursText } from "@/components/search/query/hours-text";
import type { SearchValues, Where } from "@/components/search/query/search-values";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

interface SummarySource {
  t: ReturnType<typeof useTranslations<"search">>;
  locale: Locale;
  values: SearchValues;
  /** Of the page, or searched for. */
  where: Where | undefined;
  places: readonly PlaceGroup[];
}

/** `Bodrum · 12 Dec · 16–20 · 12 guests`: what was searched for, in one line. */
export function searchSummary({ t, locale, values, where, places }: SummarySource): string {
  const { date, end_date, start_hour, end_hour, duration, persons } = values;
  const day = (one: string) => formatDay(one, locale, "brief");
  const parts = [
    (where && placeName(places, where)) ?? t("where_any"),
    date ? [date, ...(end_date && end_date > date ? [end_date] : [])].map(day).join(" – ") : t("choose_date"),
    hoursText(start_hour, end_hour),
    duration ? t("duration_option", { count: duration }) : null,
    date || persons ? t("person_option", { count: persons ?? DEFAULT_GUESTS }) : null,
  ];
  return parts.filter(Boolean).join(" · ");
}

function placeName(places: readonly PlaceGroup[], where: Where): string | undefined {
  const named = places.flatMap(({ city, within }) => [city, ...within]);
  return named.find(([value]) => value === where)?.[1];
}
