import type { FilterControl } from "@/components/operate/list/list-filter";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** A control that chooses one of a closed list. */
export function choiceOf<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FilterControl {
  return { name, label, kind: "choice", options: values.map((value) => ({ value, label: labelOf(value) })) };
}

/** The controls of the days on which something was written down. */
export async function madeControls(locale: Locale): Promise<FilterControl[]> {
  const t = await translatorOf(locale, "console_list");
  return [
    { name: "made_from", label: t("made_from"), kind: "day" },
    { name: "made_until", label: t("made_until"), kind: "day" },
  ];
}

/** The controls of what costs something: when it was written down, and its currency. */
export async function moneyControls(locale: Locale): Promise<FilterControl[]> {
  const [t, made] = await Promise.all([translatorOf(locale, "console_list"), madeControls(locale)]);
  return [...made, choiceOf("currency", t("currency"), CURRENCIES, (currency) => currency)];
}
