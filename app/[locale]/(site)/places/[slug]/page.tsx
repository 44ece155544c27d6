import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoriteButton } from "@/components/account/favorite-button";
import { BoatGrid } from "@/components/boats/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/make-card-view";
import { MissingContent } from "@/components/layout/missing-content";
import { type ListBase, listAddresses, listPath } from "@/components/search/list-base";
import { placeQuestions } from "@/components/search/list-questions";
import { ListScreen } from "@/components/search/list-screen";
import { makeFilterOptions } from "@/components/search/make-filter-options";
import { NO_SEARCH } from "@/components/search/no-search";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getFilterOptions } from "@/lib/server/boats/get-filter-options";
import { getListFacts } from "@/lib/server/boats/get-list-facts";
import { getListPage } from "@/lib/server/boats/get-list-page";
import { getOptionCounts } from "@/lib/server/boats/get-option-counts";
import { getPlacePage, type PlacePage } from "@/lib/server/boats/get-place-page";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

const NEAREST = 3;

export const revalidate = 3600;
// Made at the first visit.
export const generateStaticParams = () => [];

function baseOf({ kind, id, slugs }: PlacePage): ListBase {
  return { kind: "place", where: `${kind}-${id}`, slugs };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getPlacePage(locale, slug);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: listAddresses(baseOf(found)),
    title: t("place.title", { brand, place: found.name }),
    description: t("place.description", { place: found.name }),
    picture: found.og ? { src: found.og, alt: found.name } : null,
    indexed: found.boatCount > 0,
  });
}

/** The boats of a city, an area or a port, first page without filters. */
export default async function BoatsOfPlacePage({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const found = await getPlacePage(locale, slug);
  if (!found) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const base = baseOf(found);
  const values = NO_SEARCH;
  const [frame, catalogue, list, counts, facts] = await Promise.all([
    getSiteFrame(locale),
    getFilterOptions(locale),
    getListPage(locale, found),
    getOptionCounts(found),
    getListFacts(locale, found.kind, found.id),
  ]);
  const t = await getTranslations({ locale, namespace: "boats" });
  const options = makeFilterOptions(
    catalogue,
    await getTranslations({ locale, namespace: "search" }),
    counts,
    `${found.kind}-${found.id}`,
  );
  const title = t("place_title", { place: found.name });
  const asked = await getTranslations({ locale, namespace: "list_questions" });
  const countOf = (count: number) => t("boat_count", { count });
  const origin = absoluteUrl("");
  const cards = list.items.map((boat) => makeCardView(boat, locale, t));
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: pathFor("boats", locale) },
    ...found.trail.map((place) => ({
      name: place.name,
      path: pathFor("boatsByPlace", locale, { slug: place.slug }),
    })),
    { name: found.name, path: listPath(base, locale) },
  ];
  const linksTo = (places: typeof found.children) =>
    places
      .filter((place) => place.boatCount > 0)
      .map(({ name, slug: to, boatCount }) => ({
        name,
        href: pathFor("boatsByPlace", locale, { slug: to }),
        count: t("boat_count", { count: boatCount }),
      }));
  return (
    <ListScreen
      locale={locale}
      frame={frame}
      base={base}
      title={title}
      intro={found.intro}
      breadcrumbs={{ label: t("breadcrumbs"), crumbs, origin }}
      options={options}
      values={values}
      total={list.total}
      page={list.page}
      pages={list.pages}
      links={[
        { title: t("places_in", { place: found.name }), links: linksTo(found.children) },
        { title: t("neighbours"), links: linksTo(found.neighbours) },
      ]}
      faq={
        facts && {
          title: asked("title", { name: found.name }),
          questions: placeQuestions({ t: asked, countOf, locale, name: found.name, facts }, found.latitude),
        }
      }
      alternatives={{ days: [], places: found.neighbours.slice(0, NEAREST) }}
    >
      <BoatGrid
        cards={cards}
        labels={cardLabels(t, locale)}
        layout="list"
        aboveFold
        origin={origin}
        Heart={FavoriteButton}
      />
    </ListScreen>
  );
}
