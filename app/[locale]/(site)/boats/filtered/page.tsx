import type { Metadata } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoriteButton } from "@/components/account/favorite-button";
import { BoatGrid } from "@/components/boats/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/make-card-view";
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
import { getListPage } from "@/lib/server/boats/get-list-page";
import { BOATS_PER_PAGE } from "@/lib/server/boats/list-pages";
import { searchBoats } from "@/lib/server/boats/search-boats";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

// The choices stand in the query; without this the empty params of the layout make it a static page.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

const BASE: ListBase = { kind: "all" };

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  const page = plainPageOf(readSearch(await searchParams));
  const title = t("boats.title", { brand });
  const description = t("boats.description", { count: (await getListPage(locale)).total });
  return pageMetadata({
    locale,
    brand,
    addresses: listAddresses(BASE, { page }),
    title: page > 1 ? t("paged", { title, page }) : title,
    description: page > 1 ? t("paged_description", { page, description }) : description,
  });
}

/** All boats: as searched, and every page from the second on. */
export default async function FilteredBoatsPage({ params, searchParams }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const base = BASE;
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
  const alternatives = list.total === 0 ? await findAlternatives(query, [], now) : undefined;
  const t = await getTranslations({ locale, namespace: "boats" });
  const options = makeFilterOptions(
    catalogue,
    await getTranslations({ locale, namespace: "search" }),
    counts,
  );
  const title = t("list_title");
  const origin = absoluteUrl("");
  const cards = list.items.map((boat) => makeCardView(boat, locale, t));
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: listPath(base, locale) },
  ];
  const cities = catalogue.cities.map(({ name, slug }) => ({
    name,
    href: pathFor("boatsByPlace", locale, { slug }),
  }));
  const types = catalogue.types.map(({ name, slug }) => ({
    name,
    href: pathFor("boatsByType", locale, { slug }),
  }));
  return (
    <ListScreen
      locale={locale}
      frame={frame}
      base={base}
      title={list.page > 1 ? t("list_page_title", { title, page: list.page }) : title}
      intro={list.page > 1 ? null : t("list_intro")}
      breadcrumbs={{ label: t("breadcrumbs"), crumbs, origin }}
      options={options}
      values={values}
      total={list.total}
      page={list.page}
      pages={list.pages}
      trip={list.trip}
      alternatives={alternatives}
      links={[
        { title: t("popular_places"), links: cities },
        { title: t("other_types"), links: types },
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
