import type { ActionField } from "@/components/operate/action/action-fields";
import { choiceNames } from "@/components/operate/catalogue/choice-names";
import type { CatalogueSection } from "@/lib/domain/shared/vocabulary";
import { CATALOGUE_FIELDS, type CatalogueField } from "@/lib/domain/staff/catalogue-fields";
import { LOCALE_FACTS, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const EXAMPLES = {
  key: "bodrum-gumbet",
  slug: "bodrum-gumbet",
  latitude: "37.0344",
  longitude: "27.4305",
  icon: "air-vent",
  media_key: "boat-gulet-1",
} as const;

/** The fields of a new entry, which begin with its key, or those of a stored one with its values. */
export async function entryFields(
  locale: Locale,
  section: CatalogueSection,
  stored: Readonly<Record<string, unknown>> | null,
  parents: readonly { key: string; name: LocalizedText }[],
): Promise<ActionField[]> {
  const [t, nameOfChoice] = await Promise.all([
    translatorOf(locale, "console_catalogue"),
    choiceNames(locale),
  ]);
  const hints: Partial<Record<CatalogueField["name"], string>> = {
    slug: t("hint.slug", { example: EXAMPLES.slug }),
    latitude: t("hint.degrees", { example: EXAMPLES.latitude }),
    longitude: t("hint.degrees", { example: EXAMPLES.longitude }),
    icon: t("hint.icon", { example: EXAMPLES.icon }),
    media_key: t("hint.media_key", { example: EXAMPLES.media_key }),
    position: t("hint.position"),
    parent: t("hint.parent"),
  };
  const fieldsOf = ({ name, kind, options }: CatalogueField): ActionField[] => {
    const value = stored?.[name];
    const hint = hints[name];
    const shared = { name: `values.${name}`, label: t(`field.${name}`), ...(hint && { hint }) };
    if (kind === "texts" || kind === "lines")
      return LOCALES.map((one) => ({
        name: `values.${name}.${one}`,
        kind: kind === "lines" ? "area" : "text",
        label: LOCALE_FACTS[one].name,
        group: t(`field.${name}`),
        locale: one,
        value: (value as LocalizedText | null | undefined)?.[one] ?? "",
        ...(hint && { hint }),
      }));
    if (kind === "choice")
      return [
        {
          ...shared,
          kind: "choice",
          options: (options ?? []).map((one) => ({ value: one, label: nameOfChoice(one) })),
          ...(typeof value === "string" && { value }),
        },
      ];
    if (kind === "parent")
      return [
        {
          ...shared,
          kind: "choice",
          options: [
            { value: "", label: t("no_parent") },
            ...parents.map((one) => ({ value: one.key, label: one.name[locale] })),
          ],
          value: typeof value === "string" ? value : "",
        },
      ];
    const text = kind === "line" ? "text" : kind === "whole" ? "number" : "amount";
    return [{ ...shared, kind: text, value: value === null || value === undefined ? "" : String(value) }];
  };
  const key: ActionField = {
    name: "key",
    kind: "text",
    label: t("field.key"),
    hint: t("hint.key", { example: EXAMPLES.key }),
  };
  return [...(stored ? [] : [key]), ...CATALOGUE_FIELDS[section].flatMap(fieldsOf)];
}
