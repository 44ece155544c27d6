import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SkipLink } from "@/components/layout/skip-link";
import { FilterButton } from "@/components/search/filters/filter-button";
import { FilterChips } from "@/components/search/filters/filter-chips";
import { filterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FilterPanel } from "@/components/search/filters/filter-panel";
import { RESULTS } from "@/components/search/filters/filter-sheet";
import { foldedCount } from "@/components/search/filters/folded-count";
import { listChips } from "@/components/search/filters/list-chips";
import { SortSelect } from "@/components/search/filters/sort-select";
import { EmptyList } from "@/components/search/list/empty-list";
import { Pagination } from "@/components/search/list/pagination";
import { SearchPill } from "@/components/search/list/search-pill";
import { SearchProvider } from "@/components/search/list/search-provider";
import { SearchResults } from "@/components/search/list/search-results";
import { isNarrowed } from "@/components/search/query/is-narrowed";
import { type ListBase, listPath, searchedListOf } from "@/components/search/query/list-base";
import { draftOf } from "@/components/search/query/search-draft";
import { searchQuery } from "@/components/search/query/search-query";
import { searchSummary } from "@/components/search/query/search-summary";
import type { SearchValues } from "@/components/search/query/search-values";
import { ReachedHeading } from "@/components/ui/reached-heading";
import { SiteLink } from "@/components/ui/site-link";
import { VEHICLE_SORTS } from "@/lib/contracts/boats/vehicles";
import { OPTION_LISTS } from "@/lib/domain/search/list-filters";
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
  /** There are more boats than `total`. */
  more: boolean;
  page: number;
  pages: number;
  /** Where an empty search would find something. */
  alternatives?: {
    days: readonly { date: string; end_date?: string }[];
    places: readonly { name: string; slug: string }[];
  };
  /** The cards of the first of these days, and how many boats it has. */
  nextBoats?: { total: number; cards: ReactNode };
  /** Content below a short list. */
  below?: ReactNode;
  /** Wrapper around the cards, or around the notice that there are none. */
  around?: (content: ReactNode) => ReactNode;
  /** The cards, when there are any. */
  children: ReactNode;
}

/** Filters, result count, sort, chips, cards and pages of a boat list. */
export function ListPage(props: ListPageProps) {
  const { t, locale, base, options, values, total, more, page, pages, below, children } = props;
  const { around = (content: ReactNode) => content } = props;
  const { alternatives = { days: [], places: [] }, nextBoats } = props;
  const hrefOf = (wanted: Partial<SearchValues>) => listPath(base, locale, wanted);
  const chips = listChips({ t, locale, values, options, hrefOf });
  const { page: _, ...searched } = values;
  const narrowed = isNarrowed(values);
  const list = searchedListOf(base, locale);
  const labels = filterLabels(
    t,
    locale,
    OPTION_LISTS.map((name) => foldedCount(options[name])),
    options.shortestHours,
  );
  const where = list.where ?? values.where;
  const resultText = t(more ? "results_more" : "results", { count: total });
  const onDay = (day: { date: string; end_date?: string }) =>
    hrefOf({ ...searched, end_date: undefined, ...day });
  const [nextDay] = alternatives.days;
  const content =
    total > 0 ? (
      children
    ) : (
      <EmptyList
        t={t}
        clear={narrowed ? [t("clear"), hrefOf({})] : [t("all_boats"), pathFor("boats", locale)]}
        days={alternatives.days.map((day) => [formatDay(day.date, locale, "short"), onDay(day)])}
        places={alternatives.places.map(({ name, slug }) => [
          name,
          pathFor("boatsByPlace", locale, { slug }, searchQuery({ ...searched, where: undefined })),
        ])}
      >
        {nextDay && nextBoats && (
          <section aria-labelledby="next-day" className="mt-10">
            <h2 id="next-day" className="mb-4 text-xl">
              <SiteLink href={onDay(nextDay)} rel="nofollow" className="text-sea-dark underline">
                {t("empty_next_day", {
                  day: formatDay(nextDay.date, locale, "full"),
                  count: nextBoats.total,
                })}
              </SiteLink>
            </h2>
            {nextBoats.cards}
          </section>
        )}
      </EmptyList>
    );
  return (
    <SearchProvider list={list} searched={draftOf(values, list)} resultText={resultText}>
      <div className="container-page grid grid-cols-1 items-start gap-4 pb-16 md:grid-cols-[280px_1fr] md:gap-8">
        <SkipLink to={`#${RESULTS}`} label={t("skip_filters")} />
        <SearchPill
          label={t("change_search")}
          summary={searchSummary({ t, locale, values, where, places: options.places })}
        />
        <FilterPanel
          labels={labels}
          options={options}
          showLabel={t(more ? "show_boats_more" : "show_boats", { count: total })}
        />
        <SearchResults labelledBy={RESULTS}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <ReachedHeading id={RESULTS} className="me-auto text-lg max-md:basis-full">
              {resultText}
              {values.date && total > 0 && (
                <span className="block font-normal text-muted text-sm">{t("prices_of_found")}</span>
              )}
            </ReachedHeading>
            <FilterButton label={t("show_filters")} count={chips.length} />
            <SortSelect
              label={t("sort")}
              submitLabel={t("sort_submit")}
              options={VEHICLE_SORTS.map((one) => ({ value: one, label: t(`sort_${one}`) }))}
            />
          </div>
          <div className="mb-5 empty:hidden">
            <FilterChips label={t("chips")} chips={chips} />
          </div>
          {around(content)}
          <Pagination
            t={t}
            page={page}
            pages={pages}
            hrefOf={(one) => hrefOf({ ...values, page: one })}
            nofollow={narrowed || values.sort !== undefined}
          />
          {below}
        </SearchResults>
      </div>
    </SearchProvider>
  );
}
