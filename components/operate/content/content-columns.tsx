import { RouteLink } from "@/components/layout/route-link";
import type { Column } from "@/components/operate/frame/console-table";
import { Badge } from "@/components/ui/badge";
import type { Publication, WrittenKind } from "@/lib/contracts/console/content";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface ContentRow {
  id: string;
  name: string;
  kind: WrittenKind;
  title: string;
  locales: readonly Locale[];
  state: Publication;
  publishedAt: Date | null;
  hasDraft: boolean;
  updatedAt: Date;
  updatedBy: string | null;
}

const TONES = { draft: "neutral", scheduled: "coral", published: "sea" } as const satisfies Record<
  Publication,
  string
>;

/** The columns of the list of texts; their titles lead to the editor for those who may write. */
export async function contentColumns(locale: Locale, mayWrite: boolean): Promise<Column<ContentRow>[]> {
  const t = await translatorOf(locale, "console_content");
  return [
    {
      label: t("name"),
      sort: "title",
      cell: ({ name, title }) =>
        mayWrite ? (
          <RouteLink to="consoleText" locale={locale} params={{ text: name }} className="text-sea underline">
            <bdi>{title}</bdi>
          </RouteLink>
        ) : (
          <bdi>{title}</bdi>
        ),
    },
    { label: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      label: t("state"),
      cell: ({ state, publishedAt, hasDraft }) => (
        <div className="console-actions">
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {state === "scheduled" && publishedAt && (
            <span className="text-muted text-xs">
              {t("from_time", { time: formatInstant(publishedAt, locale, "brief") })}
            </span>
          )}
          {hasDraft && state !== "draft" && <Badge>{t("states.changing")}</Badge>}
        </div>
      ),
    },
    { label: t("languages"), cell: ({ locales }) => formatLanguages(locales, locale) },
    {
      label: t("updated"),
      isNumber: true,
      sort: "updated",
      cell: ({ updatedAt }) => formatInstant(updatedAt, locale, "brief"),
    },
    {
      label: t("by"),
      cell: ({ updatedBy }) =>
        updatedBy ? <bdi>{updatedBy}</bdi> : <span className="text-muted">{t("from_product")}</span>,
    },
  ];
}
