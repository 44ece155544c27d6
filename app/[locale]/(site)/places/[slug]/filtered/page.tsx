import type { Metadata } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoriteButton } from "@/components/account/favorite-button";
import { BoatGrid } from "@/components/boats/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/make-card-view";
import { MissingContent } from "@/components/layout/missing-content";
import { findMovedBase } from "@/components/search/find-moved-base";
import { type ListBase, listAddresses, listPath } from "@/components/search/list-base";
import { ListScreen } from "@/components/search/list-screen";
import { makeFilterOptions, placeSlugs } from "@/components/search/make-filter-options";
import { plainPageOf } from "@/components/search/plain-page-of";
import { readSearch, type SearchParams } from "@/components/search/read-search";
import { toVehiclesQuery } from "@/components/search/to-vehicles-query";
import { tripQuery } from "@/components/search/trip-query";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { findAlternatives } from "@/lib/server/boats/find-alternatives";
import { getFilterOptions } from "@/lib/server/boats/get-filter-options";
import { getPlacePage, type PlacePage } from "@/lib/server/boats/get-place-page";
import { BOATS_PER_PAGE } from "@/lib/server/boats/list-pages";
import { searchBoats } from "@/lib/server/boats/search-boats";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

// The choices stand in the query; without this the empty params of the layout make it a static page.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<SearchParams>;
}

function baseOf({ kind, id, slugs }: PlacePage): ListBase {
  return { kind: "place", where: `${kind}-${id}`, slugs };
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getPlacePage(locale, slug);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  const page = plainPageOf(readSearch(await searchParams));
  const title = t("place.title", { brand, place: found.name });
  return pageMetadata({
    locale,
    brand,
    addresses: listAddresses(baseOf(found), { page }),
    title: page > 1 ? t("paged", { title, page }) : title,
    description:
      page > 1
        ? t("paged_description", { page, description: t("place.description", { place: found.name }) })
        : t("place.description", { place: found.name }),
    picture: found.og ? { src: found.og, alt: found.name } : null,
    indexed: found.boatCount > 0,
  });
}

/** The boats of a city, an area or a port: as searched, and every page from the second on. */
export default async function FilteredPlacePage({ params, searchParams }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const found = await getPlacePage(locale, slug);
  if (!found) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const base = baseOf(found);
  const asked = await searchParams;
  const values = readSearch(asked);
  const catalogue = await getFilterOptions(locale);
  const slugs = placeSlugs(catalogue);
  const moved = findMovedBase({ base, locale, values, params: asked, slugOf: (where) => slugs.get(where) });
  if (moved) redirect(moved);
  const now = new Date();
  const query = toVehiclesQuery(values, base);
  const [frame, { list, counts }] = await Promise.all([
    getSiteFrame(locale),
    searchBoats(locale, query, now),
  ]);
  const last = Math.max(1, list.pages);
  if (list.page > last) permanentRedirect(listPath(base, locale, { ...values, page: last }));
  const alternatives = list.total === 0 ? await findAlternatives(query, found.neighbours, now) : undefined;
  const t = await getTranslations({ locale, namespace: "boats" });
  const options = makeFilterOptions(
    catalogue,
    await getTranslations({ locale, namespace: "search" }),
    counts,
    `${found.kind}-${found.id}`,
  );
  const title = t("place_title", { place: found.name });
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
      title={list.page > 1 ? t("list_page_title", { title, page: list.page }) : title}
      intro={list.page > 1 ? null : found.intro}
      breadcrumbs={{ label: t("breadcrumbs"), crumbs, origin }}
      options={options}
      values={values}
      total={list.total}
      page={list.page}
      pages={list.pages}
      trip={list.trip}
      alternatives={alternatives}
      links={[
        { title: t("places_in", { place: found.name }), links: linksTo(found.children) },
        { title: t("neighbours"), links: linksTo(found.neighbours) },
      ]}
    >
      <BoatGrid
        cards={cards}
        labels={cardLabels(t, locale, tripQuery(list.trip))}
        layout="list"
        aboveFold
        origin={origin}
        firstPosition={(list.page - 1) * BOATS_PER_PAGE + 1}
        Heart={FavoriteButton}
      />
    </ListScreen>
  );
}
