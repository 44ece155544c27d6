import type { useTranslations } from "next-intl";
import { hoursLabels } from "@/components/search/filters/filter-labels";
import type { SearchBarLabels } from "@/components/search/form/search-bar";
import { TRIP_DURATIONS } from "@/lib/contracts/boats/vehicles";

/** The lengths of trips that a search offers. */
export function durationOptions(t: ReturnType<typeof useTranslations<"search">>) {
  return TRIP_DURATIONS.map((count) => [count, t("duration_option", { count })] as const);
}

/** The words of the search bar, translated on the server. */
export function searchBarLabels(
  t: ReturnType<typeof useTranslations<"search">>,
  shortestHours: number | null,
): SearchBarLabels {
  return {
    form: t("form_label"),
    where: t("where"),
    whereAny: t("where_any"),
    date: t("date"),
    hours: t("hours"),
    startHour: t("start_hour"),
    endHour: t("end_hour"),
    anyHour: t("any_hour"),
    duration: t("duration"),
    anyDuration: t("duration_any"),
    durations: durationOptions(t),
    persons: t("persons"),
    submit: t("submit"),
    notices: hoursLabels(t, shortestHours),
  };
}
