import type { useTranslations } from "next-intl";
import {
  type Choice,
  durationOptions,
  type FilterLabels,
  hoursLabels,
  partNames,
} from "@/components/search/filters/filter-labels";

/** The texts of the search bar, translated on the server. */
export function searchBarLabels(
  t: ReturnType<typeof useTranslations<"search">>,
  shortestHours: number | null,
): SearchBarLabels {
  return {
    form: t("form_label"),
    where: t("where"),
    whereAny: t("where_any"),
    date: t("date"),
    chooseDate: t("choose_date"),
    calendar: t("calendar.open"),
    hours: t("hours"),
    startHour: t("start_hour"),
    endHour: t("end_hour"),
    anyHour: t("any_hour"),
    exactHours: t("exact_hours"),
    parts: partNames(t),
    duration: t("duration"),
    anyDuration: t("duration_any"),
    durations: durationOptions(t),
    persons: t("persons"),
    fewerPersons: t("persons_less"),
    morePersons: t("persons_more"),
    submit: t("submit"),
    notices: hoursLabels(t, shortestHours),
  };
}

export interface SearchBarLabels {
  form: string;
  where: string;
  whereAny: string;
  date: string;
  chooseDate: string;
  calendar: string;
  hours: string;
  startHour: string;
  endHour: string;
  anyHour: string;
  exactHours: string;
  parts: FilterLabels["parts"];
  duration: string;
  anyDuration: string;
  durations: readonly Choice<number>[];
  persons: string;
  fewerPersons: string;
  morePersons: string;
  submit: string;
  notices: FilterLabels["hours"];
}
