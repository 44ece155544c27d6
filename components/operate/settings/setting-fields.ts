import type { ActionField } from "@/components/operate/action/action-fields";
import {
  type FormValue,
  SELLER_PARTS,
  SETTING_KINDS,
  type SettingKey,
  settingToForm,
} from "@/lib/domain/staff/setting-kinds";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const KINDS = {
  line: "text",
  telephone: "telephone",
  email: "email",
  web: "web",
  degrees: "amount",
  amount: "amount",
  version: "number",
  links: "area",
} as const;

const EXAMPLES = {
  line: "/media/mark.svg",
  telephone: "+90 212 555 01 48",
  email: "info@example.com",
  web: "https://example.com",
  degrees: "37.03",
  amount: "5000",
  version: "2",
  links: "Instagram https://instagram.com/example",
} as const;

const partOf = (value: FormValue | undefined, name: string) =>
  value !== null && typeof value === "object" ? value[name] : undefined;
const typed = (value: FormValue | undefined) => (typeof value === "string" ? value : "");

/** The fields that ask for a setting, of the kind that it has, with its present value. */
export async function settingFields(locale: Locale) {
  const t = await translatorOf(locale, "console_settings");
  const texts = (name: string, value: FormValue | undefined, group: string): ActionField[] =>
    LOCALES.map((one) => ({
      name: `${name}.${one}`,
      kind: "text",
      label: LOCALE_FACTS[one].name,
      group,
      locale: one,
      // A text that is the same in every language stands in the first.
      value: typed(partOf(value, one)) || (one === LOCALES[0] ? typed(value) : ""),
    }));
  return (key: SettingKey, stored: unknown): ActionField[] => {
    const [kind, label] = [SETTING_KINDS[key], t(`name.${key}`)];
    const value = settingToForm(kind, stored);
    if (kind === "switch") return [{ name: "value", kind: "tick", label, value: value === true }];
    if (kind === "texts") return texts("value", value, label);
    if (kind === "hours")
      return (["opens", "closes"] as const).map((part) => ({
        name: `value.${part}`,
        kind: "clock",
        label: t(`part.${part}`),
        value: typed(partOf(value, part)),
      }));
    if (kind === "seller")
      return SELLER_PARTS.flatMap(({ part, isText }): ActionField[] => {
        const own = partOf(value, part);
        if (isText) return texts(`value.${part}`, own, t(`part.${part}`));
        const kind = part === "email" ? "email" : "telephone";
        return [{ name: `value.${part}`, kind, label: t(`part.${part}`), value: typed(own) }];
      });
    return [
      {
        name: "value",
        kind: KINDS[kind],
        label,
        hint: t(`hint.${kind}`, { example: EXAMPLES[kind] }),
        value: typed(value),
      },
    ];
  };
}
