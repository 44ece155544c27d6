import type { ActionField } from "@/components/operate/action/action-fields";
import { LOCALE_FACTS, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** A package as its form asks for it. */
export interface OfferedPackage {
  key: string;
  name: LocalizedText;
  description: LocalizedText;
  priceMinor: number;
  hours: number | null;
  maxPersons: number | null;
  position: number;
}

const EXAMPLE = "proposal-sunset";

/** The fields of a new package, which begin with its key, or those of a stored one with its values. */
export async function packageFields(
  locale: Locale,
  stored: OfferedPackage | null,
  { currency, position }: { currency: string; position: number },
): Promise<ActionField[]> {
  const t = await translatorOf(locale, "console_packages");
  const inLanguages = (name: "name" | "description", kind: "text" | "area"): ActionField[] =>
    LOCALES.map((one) => ({
      name: `${name}.${one}`,
      kind,
      label: LOCALE_FACTS[one].name,
      group: t(`field.${name}`),
      locale: one,
      value: stored?.[name][one] ?? "",
    }));
  const whole = (value: number | null | undefined) => String(value ?? "");
  return [
    ...(stored
      ? []
      : [
          {
            name: "key",
            kind: "text",
            label: t("field.key"),
            hint: t("hint.key", { example: EXAMPLE }),
          } as const,
        ]),
    ...inLanguages("name", "text"),
    ...inLanguages("description", "area"),
    {
      name: "price",
      kind: "amount",
      label: t("field.price", { currency }),
      value: stored ? String(stored.priceMinor / 100) : "",
    },
    {
      name: "hours",
      kind: "number",
      label: t("field.hours"),
      hint: t("hint.hours"),
      value: whole(stored?.hours),
    },
    {
      name: "max_persons",
      kind: "number",
      label: t("field.max_persons"),
      hint: t("hint.max_persons"),
      value: whole(stored?.maxPersons),
    },
    {
      name: "position",
      kind: "number",
      label: t("field.position"),
      hint: t("hint.position"),
      value: String(stored?.position ?? position),
    },
  ];
}
