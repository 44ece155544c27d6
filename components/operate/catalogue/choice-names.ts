import { PLACE_KINDS, SERVICE_TYPES, SERVICE_UNITS, USAGE_RULE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const CHOICES = [...PLACE_KINDS, ...USAGE_RULE_KINDS, ...SERVICE_TYPES, ...SERVICE_UNITS];

/** What a kind, a type or a unit is called. */
export async function choiceNames(locale: Locale): Promise<(choice: string) => string> {
  const t = await translatorOf(locale, "console_catalogue");
  return (choice) => {
    const known = CHOICES.find((one) => one === choice);
    return known ? t(`choice.${known}`) : choice;
  };
}
