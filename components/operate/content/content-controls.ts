import type { FilterControl } from "@/components/operate/list/list-filter";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the list of texts. */
export async function contentControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_content");
  const { kind, state, translation } = CONSOLE_LISTS.contents.fields;
  return [
    { name: "words", label: t("words"), kind: "text" },
    {
      name: "kind",
      label: t("kind"),
      kind: "choice",
      options: kind.options.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: "state",
      label: t("state"),
      kind: "choice",
      options: state.options.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: "translation",
      label: t("translation"),
      kind: "choice",
      options: translation.options.map((value) => ({ value, label: t(`translations.${value}`) })),
    },
  ];
}
