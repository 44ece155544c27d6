import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FilterButton } from "@/components/search/filters/filter-button";
import { FilterChips } from "@/components/search/filters/filter-chips";
import { filterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FilterPanel } from "@/components/search/filters/filter-panel";
import { listChips } from "@/components/search/filters/list-chips";
import { foldedCount } from "@/components/search/filters/option-list";
import { SortForm } from "@/components/search/filters/sort-form";
import { EmptyList } from "@/components/search/list/empty-list";
import { Pagination } from "@/components/search/list/pagination";
import { type ListBase, listPath } from "@/components/search/query/list-base";
import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues } from "@/components/search/query/search-values";
import { packOnce } from "@/components/ui/once";
import { VEHICLE_SORTS } from "@/lib/contracts/vehicles";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface ListPageProps {
  t: ReturnType<typeof useTranslations<"search">>;
  locale: Locale;
  base: ListBase;
  options: FilterOptions;
  values: SearchValues;
  total: number;
  page: number;
  pages: number;
  /** Where an empty search would find something. */
  alternatives?: {
    days: readonly { date: string; end_date?: string }[];
    places: readonly { name: string; slug: string }[];
  };
  /** What stands below a short list. */
  more?: ReactNode;
  /** The cards, when there are any. */
  children: ReactNode;
}

const FOLDABLE = ["types", "facilities", "rules"] as const;

/** Everything but place, sort and page narrows the list. */
function isNarrowed({ where: _, sort: __, page: ___, ...values }: SearchValues): boolean {
  return Object.keys(searchQuery(values)).some((name) => {
    const value = values[name as keyof typeof values];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}

/** Filters, result count, sort, chips, cards and pages of a boat list. */
export function ListPage(props: ListPageProps) {
  const { t, locale, base, options, values, total, page, pages, more, children } = props;
  const { alternatives = { days: [], places: [] } } = props;
  const hrefOf = (wanted: Partial<SearchValues>) => listPath(base, locale, wanted);
  const chips = listChips({ t, locale, values, options, hrefOf });
  const { sort, page: _, ...searched } = values;
  const rest = [...new URLSearchParams(hrefOf(searched).split("?")[1] ?? "")];
  const narrowed = isNarrowed(values);
  const shown = {
    ...values,
    where: base.kind === "place" ? base.where : values.where,
    types: base.kind === "type" && values.types.length === 0 ? [base.typeId] : values.types,
  };
  const labels = filterLabels(
    t,
    locale,
    FOLDABLE.map((name) => foldedCount(options[name])),
  );
  return (
    <div className="container-page grid items-start gap-8 pb-16 md:grid-cols-[280px_1fr]">
      <FilterPanel
        key={hrefOf(values)}
        label={labels.words.filters}
        once={packOnce({ action: hrefOf({}), labels, options, values: shown })}
      />
      <section aria-labelledby="results" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="results" className="me-auto text-lg max-md:basis-full" aria-live="polite">
            {t("results", { count: total })}
            {values.date && total > 0 && (
              <span className="block font-normal text-muted text-sm">{t("prices_of_found")}</span>
            )}
          </h2>
          <FilterButton label={t("show_filters")} count={chips.length} />
          <SortForm
            key={hrefOf(values)}
            once={packOnce({
              action: hrefOf({}),
              label: t("sort"),
              submitLabel: t("sort_submit"),
              options: VEHICLE_SORTS.map((one) => [one, t(`sort_${one}`)] as const),
              value: sort ?? "recommended",
              rest,
            })}
          />
        </div>
        <div className="mb-5 empty:hidden">
          <FilterChips label={t("chips")} chips={chips} />
        </div>
        {total > 0 ? (
          children
        ) : (
          <EmptyList
            t={t}
            clear={narrowed ? [t("clear"), hrefOf({})] : [t("all_boats"), pathFor("boats", locale)]}
            days={alternatives.days.map((day) => [
              formatDay(day.date, locale, "short"),
              hrefOf({ ...searched, end_date: undefined, ...day }),
            ])}
            places={alternatives.places.map(({ name, slug }) => [
              name,
              pathFor("boatsByPlace", locale, { slug }, searchQuery({ ...searched, where: undefined })),
            ])}
          />
        )}
        <Pagination
          t={t}
          page={page}
          pages={pages}
          hrefOf={(one) => hrefOf({ ...values, page: one })}
          nofollow={narrowed || sort !== undefined}
        />
        {more}
      </section>
    </div>
  );
}
