import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { LanguageFields } from "@/components/operate/content/language-fields";
import { Button } from "@/components/ui/button";
import { LOCALES, type Locale } from "@/lib/i18n/locales";

type LanguageColumnsProps = Omit<
  ComponentProps<typeof LanguageFields>,
  "locale" | "languageName" | "isPreview"
> & { languageNames: Readonly<Record<Locale, string>> };

/** A text in every language side by side; where there is no room one after the other, by its name. */
export function LanguageColumns({ languageNames, ...fields }: LanguageColumnsProps) {
  const t = useTranslations("console_content");
  const [chosen, setChosen] = useState<Locale>(LOCALES[0]);
  const [isPreview, setPreview] = useState(false);
  const wrong = Object.keys(fields.errors).at(0);
  const [seen, setSeen] = useState(wrong);
  // What is wrong must not lie in a language that is not shown.
  if (seen !== wrong) {
    setSeen(wrong);
    const language = LOCALES.find((locale) => wrong?.endsWith(`_${locale}`));
    if (language) setChosen(language);
    if (wrong) setPreview(false);
  }
  return (
    <section className="console-card" aria-label={t("texts")}>
      <div className="console-line">
        <h2>{t("texts")}</h2>
        <Button
          variant="outline"
          size="small"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {t(isPreview ? "hide_preview" : "show_preview")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div role="group" aria-label={t("language")} className="console-languages">
        {LOCALES.map((locale) => (
          <Button
            key={locale}
            variant={locale === chosen ? "secondary" : "ghost"}
            size="small"
            aria-pressed={locale === chosen}
            onClick={() => setChosen(locale)}
          >
            {languageNames[locale]}
          </Button>
        ))}
      </div>
      <div className="console-columns-3">
        {LOCALES.map((locale) => (
          <div key={locale} className={locale === chosen ? undefined : "console-unchosen"}>
            <LanguageFields
              {...fields}
              locale={locale}
              languageName={languageNames[locale]}
              isPreview={isPreview}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
