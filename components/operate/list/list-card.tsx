import { IslandMessages } from "@/components/layout/island-messages";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { ExportButton } from "@/components/operate/list/export-button";
import { type FilterControl, ListFilter } from "@/components/operate/list/list-filter";
import { listPath } from "@/components/operate/list/list-path";
import { type KeptView, SavedViews } from "@/components/operate/list/saved-views";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import {
  CONSOLE_LISTS,
  COUNTED_ROWS,
  type ConsoleList,
  EXPORTED_ROWS,
} from "@/lib/domain/staff/console-lists";
import { type ListQuery, sortedBy, writeListQuery } from "@/lib/domain/staff/list-query";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

interface ListCardProps<Row> {
  locale: Locale;
  list: ConsoleList;
  title: string;
  query: ListQuery;
  controls: readonly FilterControl[];
  columns: readonly Column<Row>[];
  page: { rows: readonly Row[]; before: string | null; after: string | null };
  /** How many rows fit, counted up to `COUNTED_ROWS` and one more; null = not counted. */
  count: number | null;
  views: readonly KeptView[];
  mayExport: boolean;
  /** What will stand here, while nothing does. */
  empty: string;
}

/** A list of the console: filter, kept views, what fits, and the ways to the other pages. */
export async function ListCard<Row extends { id: string }>(props: ListCardProps<Row>) {
  const { locale, list, title, query, controls, columns, page, count, views, mayExport, empty } = props;
  const t = await translatorOf(locale, "console_list");
  const shape = CONSOLE_LISTS[list];
  const pathOf = (asked: ListQuery) => listPath(list, locale, writeListQuery(shape, asked));
  const asked = writeListQuery(shape, { ...query, page: null });
  const sorted = columns.flatMap(({ label, sort }) => (sort ? [{ label, sort }] : []));
  const isNarrowed = Object.values(query.chosen).some((value) => value !== null);
  return (
    <section className="console-card" aria-label={title}>
      <ListFilter
        path={listPath(list, locale)}
        controls={controls}
        chosen={query.chosen}
        sort={{
          label: t("sort"),
          value: `${query.descending ? "-" : ""}${query.sort}`,
          options: sorted.flatMap(({ label, sort }) => [
            { value: `-${sort}`, label: t("descending", { column: label }) },
            { value: sort, label: t("ascending", { column: label }) },
          ]),
        }}
        labels={{ any: t("any"), show: t("show"), clear: t("clear"), filter: t("filter") }}
      />
      <IslandMessages locale={locale} nouns={["console", "console_list", "validation"]}>
        <div className="console-list-head">
          <SavedViews
            list={list}
            query={asked}
            views={views.map(({ id, name, query: kept }) => ({
              id,
              name,
              query: kept,
              path: listPath(list, locale, kept),
            }))}
          />
          {mayExport && page.rows.length > 0 && (
            <ExportButton
              path={pathFor("consoleExport", locale, { list }, asked)}
              note={t("export_note", { rows: EXPORTED_ROWS })}
            />
          )}
        </div>
      </IslandMessages>
      {count !== null && page.rows.length > 0 && (
        <p className="text-muted">
          {count > COUNTED_ROWS ? t("many_rows", { rows: COUNTED_ROWS }) : t("rows", { count })}
        </p>
      )}
      {page.rows.length === 0 ? (
        <p>{isNarrowed ? t("nothing_fits") : empty}</p>
      ) : (
        <ConsoleTable
          columns={columns}
          rows={page.rows}
          keyOf={({ id }) => id}
          sorting={{
            sort: query.sort,
            descending: query.descending,
            hint: t("sort_by"),
            pathOf: (sort) => pathOf(sortedBy(query, sort)),
          }}
        />
      )}
      <Pages
        label={t("pages")}
        links={[
          query.page !== null && { label: t("first"), path: pathOf({ ...query, page: null }) },
          page.before !== null && {
            label: t("previous"),
            path: pathOf({ ...query, page: { before: page.before } }),
          },
          page.after !== null && {
            label: t("next"),
            path: pathOf({ ...query, page: { after: page.after } }),
          },
        ]}
      />
    </section>
  );
}

type PageLink = false | { label: string; path: string };

function Pages({ label, links }: { label: string; links: readonly PageLink[] }) {
  const shown = links.filter((link) => link !== false);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label} className="console-actions">
      {shown.map(({ label: name, path }) => (
        <SiteLink key={name} href={path} className={buttonClass({ variant: "outline" })}>
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}
