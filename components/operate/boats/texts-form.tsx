"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionFields } from "@/components/operate/action/action-fields";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { type FieldGroup, FieldGroups } from "@/components/operate/boats/fields-form";
import { type OpenedPart, useEditor } from "@/components/operate/boats/use-editor";
import { Checkbox } from "@/components/ui/fields/checkbox";
import type { FormValues } from "@/lib/domain/boats/boat-form";
import { DEFAULT_LOCALE, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { makeBoatSlug } from "@/lib/i18n/make-boat-slug";

interface TextsFormProps extends OpenedPart {
  groups: readonly FieldGroup[];
  /** Her addresses, which are sent only where they become others. */
  slugs: LocalizedText;
  typeSlug: LocalizedText;
  languageNames: Readonly<Record<Locale, string>>;
  former: readonly { locale: Locale; slug: string }[];
}

/** Texts in every language side by side, and whether the addresses follow the name. */
export function TextsForm({ groups, slugs, typeSlug, languageNames, former, ...part }: TextsFormProps) {
  const t = useTranslations("console_boats");
  const editor = useEditor(part);
  const { typed, errors, onType, replace } = editor;
  const [isNew, setNew] = useState(false);

  function renew(wanted: boolean): void {
    setNew(wanted);
    const proposed = makeBoatSlug(String(typed[`name.${DEFAULT_LOCALE}`] ?? ""), typeSlug);
    const others = Object.entries(typed).filter(([name]) => !name.startsWith("slug."));
    const own = LOCALES.map((locale) => [`slug.${locale}`, proposed[locale]] as const);
    replace(Object.fromEntries(wanted ? [...others, ...own] : others) as FormValues);
  }

  return (
    <EditorFrame editor={editor}>
      <FieldGroups groups={groups} editor={editor} />
      <Checkbox
        id="boat-new-address"
        label={t("new_address")}
        checked={isNew}
        onChange={({ target }) => renew(target.checked)}
      />
      <div className="console-columns-3">
        {LOCALES.map((locale) => {
          const gone = former.filter((one) => one.locale === locale).map(({ slug }) => slug);
          return (
            <div key={locale} className="boats-address">
              {isNew ? (
                <ActionFields
                  fields={[
                    {
                      name: `slug.${locale}`,
                      kind: "text",
                      label: t("address_in", { language: languageNames[locale] }),
                    },
                  ]}
                  values={typed}
                  errors={errors}
                  onType={onType}
                />
              ) : (
                <p>
                  {t("address_now", { slug: "" })}
                  <bdi dir="ltr">{slugs[locale]}</bdi>
                </p>
              )}
              {gone.length > 0 && <p className="text-muted">{t("former", { slugs: gone.join(", ") })}</p>}
            </div>
          );
        })}
      </div>
    </EditorFrame>
  );
}
