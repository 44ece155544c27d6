import { choiceOf } from "@/components/operate/list/controls";
import type { FilterControl } from "@/components/operate/list/list-filter";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The filter of the list of owners. */
export async function ownerControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_owners");
  const { state, kind } = CONSOLE_LISTS.owners.fields;
  return [
    { name: "words", label: t("words"), kind: "text" },
    choiceOf("state", t("field.state"), state.options, (one) => t(`state.${one}`)),
    choiceOf("kind", t("field.kind"), kind.options, (one) => t(`kind.${one}`)),
  ];
}
