import { choiceOf, madeControls } from "@/components/operate/list/controls";
import type { FilterControl } from "@/components/operate/list/list-filter";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the list of reviews. */
export async function reviewControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_reviews");
  const { state, score } = CONSOLE_LISTS.reviews.fields;
  return [
    { name: "boat", label: t("boat"), kind: "text" },
    choiceOf("state", t("state"), state.options, (one) => t(`states.${one}`)),
    choiceOf("score", t("at_most"), score.options, (one) => one),
    ...(await madeControls(locale)),
  ];
}
