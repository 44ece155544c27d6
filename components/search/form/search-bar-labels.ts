import type { useTranslations } from "next-intl";
import type { SearchBarLabels } from "@/components/search/form/search-bar";

/** The words of the search bar, translated on the server. */
export function searchBarLabels(t: ReturnType<typeof useTranslations<"search">>): SearchBarLabels {
  return {
    form: t("form_label"),
    where: t("where"),
    whereAny: t("where_any"),
    date: t("date"),
    hours: t("hours"),
    startHour: t("start_hour"),
    endHour: t("end_hour"),
    anyHour: t("any_hour"),
    persons: t("persons"),
    submit: t("submit"),
  };
}
