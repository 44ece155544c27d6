import { parseFieldMessage } from "@/lib/contracts/field-message";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** What a posted form came back with, as far as its fields show it. */
export interface Posted {
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}

/** What the fields of a posted form show: what was typed, else what is stored, and what is wrong with it. */
export async function postedFields(
  locale: Locale,
  form: string,
  posted: Posted | null,
  stored: Readonly<Record<string, string>> = {},
) {
  const sentences = await translatorOf(locale, "validation");
  return (name: string) => {
    const fault = posted?.faults[name];
    const { key, values } = parseFieldMessage(fault ?? "");
    return {
      name,
      id: `${form}-${name}`,
      defaultValue: posted?.values[name] ?? stored[name] ?? "",
      error: fault ? sentences(key, values) : null,
    };
  };
}
