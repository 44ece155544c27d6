import { boatFieldOf } from "@/lib/domain/boats/boat-parts";
import { BOAT_STATUSES, OWNER_KINDS, OWNER_STATES, RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { FIELD_NAMES } from "@/lib/domain/staff/catalogue-fields";
import { SETTING_KINDS, type SettingKey } from "@/lib/domain/staff/setting-kinds";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { formatMoney } from "@/lib/i18n/format-money";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { ChangedValue } from "@/lib/server/operator/effect/changed-values";
import { excerptsOf } from "@/lib/server/platform/files/describe-change";

/** What of the lists and people of a boat has a name; keys of the catalogue stand as they are. */
const OF_BOATS = [
  "price",
  "min_hours",
  "alt",
  "key",
  "gallery",
  "max_quantity",
  "lead_hours",
  "fine",
  "email",
  "phone",
  "languages",
  "licence",
] as const;
const OF_SETTINGS = [
  "name",
  "address",
  "phone",
  "email",
  "tax",
  "mersis",
  "licence",
  "opens",
  "closes",
] as const;
/** What of texts, packages, contracts, templates and redirects has a name. */
const OF_TEXTS = [
  "page_type",
  "group_key",
  "media_key",
  "author_name",
  "position",
  "published_at",
  "title",
  "summary",
  "body",
  "picture_alt",
  "slug",
  "kind",
  "name",
  "text",
  "version",
  "redirect",
  "lead_days",
  "daily_capacity",
  "currency",
  "package",
  "description",
  "price",
  "hours",
  "max_persons",
] as const;

const OF_OWNERS = [
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

const within = <T extends string>(list: readonly T[], text: string) => list.find((one) => one === text);

/** What becomes another, in sentences of that language: which value, what it was and what it will be. */
export async function describeValues(values: readonly ChangedValue[], locale: Locale): Promise<string[]> {
  const [nameOf, shownOf, t, boats] = await Promise.all([
    namesIn(locale),
    valuesIn(locale),
    translatorOf(locale, "console"),
    translatorOf(locale, "console_boats"),
  ]);
  return values.map((value) => {
    const { about, id, field } = value;
    if (about === "boat" && field === "") return boats("added", { code: id });
    const parts = field.split(".").filter(Boolean);
    const what = [nameOf(value, null), ...parts.map((part) => nameOf(value, part))];
    const [from, to] = excerptsOf(shownOf(value, value.from), shownOf(value, value.to));
    return t("effect.edit", { what: what.join(" · "), from, to });
  });
}

/** What a thing is called (`part` is null), and a part of its path. */
async function namesIn(locale: Locale): Promise<(value: ChangedValue, part: string | null) => string> {
  const [t, owners, boats, catalogue, settings] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console_boats"),
    translatorOf(locale, "console_catalogue"),
    translatorOf(locale, "console_settings"),
  ]);
  const ofBoat = (part: string) => {
    const [field, inner, kind] = [boatFieldOf(part), within(OF_BOATS, part), within(RATE_KINDS, part)];
    if (field) return boats(`field.${field}`);
    if (inner) return boats(`inner.${inner}`);
    return kind && boats(`kind_name.${kind}`);
  };
  const ofCatalogue = (part: string) => {
    const field = within(FIELD_NAMES, part);
    return field && catalogue(`field.${field}`);
  };
  const ofSetting = (part: string) => {
    const known = within(OF_SETTINGS, part);
    return known && settings(`part.${known}`);
  };
  const ofOwner = (part: string) => {
    const known = within(OF_OWNERS, part);
    return known && owners(`field.${known}`);
  };
  const ofText = (part: string) => {
    const known = within(OF_TEXTS, part);
    return known && t(`effect.text_field.${known}`);
  };
  return ({ about, id }, part) => {
    if (part === null) {
      const setting = about === "setting" ? settingOf(id) : null;
      return setting ? settings(`name.${setting}`) : id;
    }
    if (isLocale(part)) return formatLanguages([part], locale);
    const named =
      { boat: ofBoat, catalogue: ofCatalogue, setting: ofSetting, owner: ofOwner }[about as "boat"] ?? ofText;
    return named(part) ?? part;
  };
}

const settingOf = (id: string): SettingKey | null => (id in SETTING_KINDS ? (id as SettingKey) : null);

/** A value as people read it. */
async function valuesIn(locale: Locale): Promise<(of: ChangedValue, value: string | null) => string> {
  const [t, owners, boats, settings] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_owners"),
    translatorOf(locale, "console_boats"),
    translatorOf(locale, "console_settings"),
  ]);
  return ({ about, id, field }, value) => {
    if (value === null) return t("effect.none");
    const setting = about === "setting" ? settingOf(id) : null;
    if (setting && SETTING_KINDS[setting] === "amount") return formatMoney(Number(value), "TRY");
    if (setting && SETTING_KINDS[setting] === "switch") return settings(value === "true" ? "on" : "off");
    if (field === "published_at") return formatInstant(value, locale);
    const [state, kind] = [within(OWNER_STATES, value), within(OWNER_KINDS, value)];
    if (about === "owner" && state) return owners(`state.${state}`);
    if (about === "owner" && kind) return owners(`kind.${kind}`);
    const status = about === "boat" ? within(BOAT_STATUSES, value) : undefined;
    return status ? boats(`status.${status}`) : value;
  };
}
