import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoriteButton } from "@/components/account/favorite-button";
import { BoatGrid } from "@/components/boats/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/make-card-view";
import { type ListBase, listAddresses, listPath } from "@/components/search/list-base";
import { ListScreen } from "@/components/search/list-screen";
import { makeFilterOptions } from "@/components/search/make-filter-options";
import { NO_SEARCH } from "@/components/search/no-search";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getFilterOptions } from "@/lib/server/boats/get-filter-options";
import { getListPage } from "@/lib/server/boats/get-list-page";
import { getOptionCounts } from "@/lib/server/boats/get-option-counts";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export const revalidate = 3600;

const BASE: ListBase = { kind: "all" };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: listAddresses(BASE),
    title: t("boats.title", { brand }),
    description: t("boats.description", { count: (await getListPage(locale)).total }),
  });
}

/** All boats, first page without filters. */
export default async function BoatsPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const base = BASE;
  const values = NO_SEARCH;
  const [frame, catalogue, list, counts] = await Promise.all([
    getSiteFrame(locale),
    getFilterOptions(locale),
    getListPage(locale),
    getOptionCounts(),
  ]);
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
      title={title}
      intro={t("list_intro")}
      breadcrumbs={{ label: t("breadcrumbs"), crumbs, origin }}
      options={options}
      values={values}
      total={list.total}
      page={list.page}
      pages={list.pages}
      links={[
        { title: t("popular_places"), links: cities },
        { title: t("other_types"), links: types },
      ]}
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
