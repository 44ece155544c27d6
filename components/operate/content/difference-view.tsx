import { useTranslations } from "next-intl";
import type { Difference } from "@/lib/contracts/console/content";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";

interface DifferenceViewProps {
  /** In which the page is read. */
  locale: Locale;
  fields: Difference;
}

const NAMED = [
  "title",
  "slug",
  "summary",
  "picture_alt",
  "body",
  "media_key",
  "author_name",
  "position",
  "page_type",
  "group_key",
  "lead_days",
  "daily_capacity",
  "currency",
  "publication",
  "publish_at",
] as const;

/** What one text has and the other has not, field by field. */
export function DifferenceView({ locale, fields }: DifferenceViewProps) {
  const t = useTranslations("console_content");
  if (fields.length === 0) return <p>{t("no_difference")}</p>;
  return (
    <div className="grid gap-4">
      {fields.map(({ field, locale: language, parts }) => {
        const known = NAMED.find((name) => name === field);
        const name = known ? t(`field.${known}`) : field;
        return (
          <section key={`${field} ${language}`} className="grid gap-1">
            <h3 className="font-semibold text-muted text-xs">
              {language ? `${name} · ${formatLanguages([language], locale)}` : name}
            </h3>
            <div className="console-difference" lang={language ?? undefined} dir="auto">
              {parts.map(({ kind, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one answer never change their places
                <Piece key={index} kind={kind} text={text} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Piece({ kind, text }: Difference[number]["parts"][number]) {
  const t = useTranslations("console_content");
  if (kind === "same") return <span>{text}</span>;
  const Tag = kind === "removed" ? "del" : "ins";
  return (
    <Tag>
      <span className="sr-only">{t(kind)}: </span>
      {text}
    </Tag>
  );
}
