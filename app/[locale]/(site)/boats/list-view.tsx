import type { ComponentProps } from "react";
import { CitiesOnMap } from "@/app/[locale]/(site)/boats/cities-on-map";
import { ListMap } from "@/app/[locale]/(site)/boats/list-map";
import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import { PlaceOnMap } from "@/app/[locale]/(site)/boats/place-on-map";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { CompareTray } from "@/components/boats/compare/compare-tray";
import { compareTrayLabels } from "@/components/boats/compare/compare-tray-labels";
import { makeFilterOptions } from "@/components/search/filters/make-filter-options";
import type { ListFaq } from "@/components/search/list/list-faq";
import { ListScreen } from "@/components/search/list/list-screen";
import { isNarrowed } from "@/components/search/query/is-narrowed";
import { listPath } from "@/components/search/query/list-base";
import type { SearchValues } from "@/components/search/query/search-values";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import type { Alternatives } from "@/lib/server/catalogue/search/find-alternatives";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import type { MoreBoats } from "@/lib/server/catalogue/search/list-more-boats";
import { BOATS_PER_PAGE, type BoatList } from "@/lib/server/catalogue/search/list-pages";
import type { BoatSearch } from "@/lib/server/catalogue/search/search-boats";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

interface ListViewProps {
  locale: Locale;
  subject: ListSubject;
  values: SearchValues;
  found: BoatSearch;
  alternatives?: Pick<Alternatives, "days" | "places">;
  /** What an empty search finds on the first of the alternative days. */
  nextBoats?: BoatList;
  more: MoreBoats;
  faq?: ComponentProps<typeof ListFaq> | null;
  /** What decides, in a few words each. */
  facts?: readonly string[];
}

/** Three rows. */
const NEXT_BOATS = 9;

/** A list of boats: of a place, a type or all, searched or not. */
export async function ListView(props: ListViewProps) {
  const { locale, subject, values, found, alternatives, nextBoats, more, faq, facts = [] } = props;
  const { list, counts } = found;
  const { base, title } = subject;
  const [frame, catalogue, rates, t, search, compare] = await Promise.all([
    getSiteFrame(locale),
    getFilterOptions(locale),
    getLiraRates(),
    translatorOf(locale, "boats"),
    translatorOf(locale, "search"),
    translatorOf(locale, "compare"),
  ]);
  const origin = absoluteUrl("");
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    ...subject.crumbs,
    { name: subject.name, path: listPath(base, locale) },
  ];
  const later = list.page > 1;
  const viewsOf = (cards: typeof list.items) => cards.map((boat) => makeCardView(boat, locale, t, rates));
  const labels = cardLabels(t, locale, { compare: compare("card") });
  return (
    <ListScreen
      t={search}
      locale={locale}
      frame={frame}
      base={base}
      top={{
        title: later ? t("list_page_title", { title, page: list.page }) : title,
        intro: later ? null : subject.intro,
        breadcrumbs: { label: t("breadcrumbs"), crumbs, origin },
        fold: { more: t("read_more"), less: t("read_less") },
        picture: later ? null : subject.picture,
        facts,
      }}
      options={makeFilterOptions(
        catalogue,
        search,
        counts ?? undefined,
        base.kind === "place" ? base.where : undefined,
      )}
      values={values}
      total={list.total}
      more={list.more}
      page={list.page}
      pages={list.pages}
      alternatives={alternatives}
      nextBoats={
        nextBoats && {
          total: nextBoats.total,
          cards: (
            <BoatGrid
              cards={viewsOf(nextBoats.items.slice(0, NEXT_BOATS))}
              labels={labels}
              layout="list"
              phoneMax={4}
            />
          ),
        }
      }
      links={subject.links}
      faq={faq}
      around={(content) => <ListMap {...{ locale, base, values }}>{content}</ListMap>}
      below={
        <>
          {more.cards.length > 0 && (
            <section aria-labelledby="more-boats" className="mt-12">
              <h2 id="more-boats" className="mb-4 text-2xl md:text-section">
                {more.reason === "nearby" ? t("nearby_boats") : t("other_boats")}
              </h2>
              <BoatGrid cards={viewsOf(more.cards)} labels={labels} layout="list" phoneMax={4} />
            </section>
          )}
          {subject.at ? (
            <PlaceOnMap locale={locale} name={subject.name} at={subject.at} />
          ) : (
            <CitiesOnMap locale={locale} subject={subject} />
          )}
          <CompareTray labels={compareTrayLabels(compare, locale)} />
        </>
      }
    >
      <BoatGrid
        cards={viewsOf(list.items)}
        labels={labels}
        layout="list"
        aboveFold
        // Crawlers follow no searches: the boats of one are listed for readers only.
        origin={isNarrowed(values) ? undefined : origin}
        firstPosition={(list.page - 1) * BOATS_PER_PAGE + 1}
      />
    </ListScreen>
  );
}
