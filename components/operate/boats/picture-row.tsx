import { useTranslations } from "next-intl";
import { ActionFields } from "@/components/operate/action/action-fields";
import type { Editor } from "@/components/operate/boats/use-editor";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { LOCALES, type Locale } from "@/lib/i18n/locales";

interface PictureRowProps {
  /** Its number in the form. */
  row: number;
  /** From one on. */
  place: number;
  isLast: boolean;
  src: string;
  editor: Editor;
  languageNames: Readonly<Record<Locale, string>>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One picture with its descriptions, and the buttons that do what dragging does. */
export function PictureRow({ row, place, isLast, src, editor, languageNames, ...on }: PictureRowProps) {
  const t = useTranslations("console_boats");
  const { typed, errors, onType } = editor;
  const named = { number: place };
  return (
    <div className="boats-picture">
      <div className="boats-picture-head">
        <img src={src} alt="" width={180} height={120} draggable={false} />
        <span className="font-semibold">
          {t("picture", named)}
          {place === 1 && ` · ${t("cover")}`}
        </span>
        <div className="console-actions">
          <Button
            variant="outline"
            size="small"
            aria-label={t("earlier_named", named)}
            disabled={place === 1}
            onClick={() => on.onMove(-1)}
          >
            {t("earlier")}
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-label={t("later_named", named)}
            disabled={isLast}
            onClick={() => on.onMove(1)}
          >
            {t("later")}
          </Button>
          <Button variant="ghost" size="small" aria-label={t("remove_picture", named)} onClick={on.onRemove}>
            {t("remove")}
          </Button>
        </div>
      </div>
      <div className="boats-picture-texts">
        <ActionFields
          fields={[
            ...LOCALES.map((lang) => ({
              name: `pictures.${row}.alt.${lang}`,
              kind: "text" as const,
              lang,
              label: t("alt_in", { language: languageNames[lang] }),
            })),
            { name: `pictures.${row}.gallery`, kind: "tick", label: t("in_gallery") },
          ]}
          values={typed}
          errors={errorsIn(errors, `pictures.${row}.alt`)}
          onType={onType}
        />
        <Refusal text={errors[`pictures.${row}`] ?? null} />
      </div>
    </div>
  );
}

/** A group that is missing altogether is missing in each language. */
function errorsIn(errors: Readonly<Record<string, string>>, group: string): Readonly<Record<string, string>> {
  const whole = errors[group];
  if (!whole) return errors;
  return { ...errors, ...Object.fromEntries(LOCALES.map((locale) => [`${group}.${locale}`, whole])) };
}
