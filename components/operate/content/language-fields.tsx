import { useTranslations } from "next-intl";
import { RenderedText } from "@/components/operate/content/rendered-text";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { MAX_BODY } from "@/lib/contracts/console/content";
import type { Locale } from "@/lib/i18n/locales";

type Line = "title" | "slug" | "summary" | "picture_alt";

interface LanguageFieldsProps {
  locale: Locale;
  languageName: string;
  /** Fields above the text, in their order. */
  lines: readonly Line[];
  /** Letters that a field should have. */
  sizes: Partial<Record<Line, readonly [number, number]>>;
  valueIn: (name: string) => string;
  errors: Readonly<Record<string, string>>;
  onType: (name: string, value: string) => void;
  /** Shown as the site shows it, instead of the field. */
  isPreview: boolean;
}

/** A text in one language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { locale, languageName, lines, sizes, valueIn, errors, onType, isPreview } = props;
  const t = useTranslations("console_content");
  const bodyName = `body_${locale}`;
  const hintOf = (line: Line, value: string) => {
    const size = sizes[line];
    return size && t("letters", { letters: value.length, least: size[0], most: size[1] });
  };
  return (
    <fieldset className="console-form console-language">
      <legend>{languageName}</legend>
      {lines.map((line) => {
        const name = `${line}_${locale}`;
        const value = valueIn(name);
        const shared = {
          id: `text-${name}`,
          label: t(`field.${line}`),
          hint: hintOf(line, value),
          error: errors[name] ?? null,
          value,
          autoComplete: "off",
          onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
        };
        if (line === "slug") return <TextInput key={line} {...shared} dir="ltr" />;
        if (line === "summary") return <TextArea key={line} {...shared} rows={3} lang={locale} dir="auto" />;
        return <TextInput key={line} {...shared} lang={locale} dir="auto" />;
      })}
      {isPreview ? (
        <RenderedText locale={locale} text={valueIn(bodyName)} />
      ) : (
        <TextArea
          id={`text-${bodyName}`}
          label={t("field.body")}
          error={errors[bodyName] ?? null}
          rows={24}
          maxLength={MAX_BODY}
          lang={locale}
          dir="auto"
          value={valueIn(bodyName)}
          onChange={({ target }) => onType(bodyName, target.value)}
        />
      )}
    </fieldset>
  );
}
