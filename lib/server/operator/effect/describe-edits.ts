import { CURRENCIES, OWNER_KINDS, OWNER_STATES } from "@/lib/domain/shared/vocabulary";
import { FIELD_NAMES } from "@/lib/domain/staff/catalogue-fields";
import { SETTING_KINDS, type SettingKey } from "@/lib/domain/staff/setting-kinds";
import { formatMoney } from "@/lib/i18n/format-money";
import { isLocale, LOCALE_FACTS, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { Edit } from "@/lib/server/operator/effect/read-edits";

const PARTS = ["name", "address", "phone", "email", "tax", "mersis", "licence", "opens", "closes"] as const;

/** Of an owner. */
const OWNER_PARTS = [
  "state",
  "kind",
  "name",
  "legal_name",
  "tax_office",
  "tax_number",
  "mersis",
  "address",
  "kep",
  "email",
  "phone",
  "locale",
  "tax_residence",
  "identity_number",
  "iban",
  "members",
] as const;

/** Edits in sentences: which value, what it was and what it becomes. */
export async function describeEdits(edits: readonly Edit[], locale: Locale): Promise<string[]> {
  const [t, catalogue, owners, console] = await Promise.all([
    translatorOf(locale, "console_settings"),
    translatorOf(locale, "console_catalogue"),
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console"),
  ]);
  const settingOf = ({ about, id }: Edit) =>
    about === "setting" && id in SETTING_KINDS ? (id as SettingKey) : null;
  const partOf = (part: string, { about }: Edit) => {
    const known = about === "owner" ? OWNER_PARTS.find((one) => one === part) : undefined;
    if (known) return owners(`field.${known}`);
    if (isLocale(part)) return LOCALE_FACTS[part].name;
    const field = about === "catalogue" ? FIELD_NAMES.find((one) => one === part) : undefined;
    if (field) return catalogue(`field.${field}`);
    const named = PARTS.find((one) => one === part);
    return named ? t(`part.${named}`) : part;
  };
  const shownOf = (edit: Edit, value: string | null) => {
    if (value === null) return console("effect.none");
    if (edit.about === "owner") {
      const [state, kind] = [
        OWNER_STATES.find((one) => one === value),
        OWNER_KINDS.find((one) => one === value),
      ];
      return state ? owners(`state.${state}`) : kind ? owners(`kind.${kind}`) : value;
    }
    const setting = settingOf(edit);
    if (setting && SETTING_KINDS[setting] === "amount") return formatMoney(Number(value), "TRY");
    if (setting && SETTING_KINDS[setting] === "switch") return t(value === "true" ? "on" : "off");
    return value;
  };
  return edits.map((edit) => {
    if (edit.about === "refund") {
      const currency = CURRENCIES.find((one) => one === edit.field) ?? "TRY";
      return console("effect.proposed", { booking: edit.id, amount: formatMoney(Number(edit.to), currency) });
    }
    const setting = settingOf(edit);
    const what = [
      setting ? t(`name.${setting}`) : edit.id,
      ...edit.field
        .split(".")
        .filter(Boolean)
        .map((part) => partOf(part, edit)),
    ];
    return console("effect.edit", {
      what: what.join(" · "),
      from: shownOf(edit, edit.from),
      to: shownOf(edit, edit.to),
    });
  });
}
