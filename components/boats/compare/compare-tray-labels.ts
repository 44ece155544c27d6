import type { CompareTexts } from "@/components/boats/compare/compare-rows";
import type { CompareTrayLabels } from "@/components/boats/compare/compare-tray";
import { MAX_COMPARED } from "@/lib/domain/boats/compared-boat";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** The texts and the address of the tray. */
export function compareTrayLabels(t: CompareTexts["t"], locale: Locale): CompareTrayLabels {
  return {
    path: pathFor("compare", locale),
    title: t("chosen"),
    action: t("action"),
    more: t("choose_more"),
    full: t("full", { max: MAX_COMPARED }),
    clear: t("clear"),
    remove: t("remove_boat", { name: "{name}" }),
  };
}
