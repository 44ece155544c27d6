import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FavoriteButton } from "@/components/account/favorite-button";
import { BoatGrid } from "@/components/boats/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/make-card-view";
import { MissingContent } from "@/components/layout/missing-content";
import { type ListBase, listAddresses, listPath } from "@/components/search/list-base";
import { typeQuestions } from "@/components/search/list-questions";
import { ListScreen } from "@/components/search/list-screen";
import { makeFilterOptions } from "@/components/search/make-filter-options";
import { NO_SEARCH } from "@/components/search/no-search";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getFilterOptions } from "@/lib/server/boats/get-filter-options";
import { getListFacts } from "@/lib/server/boats/get-list-facts";
import { getListPage } from "@/lib/server/boats/get-list-page";
import { getOptionCounts } from "@/lib/server/boats/get-option-counts";
import { getTypePage, type TypePage } from "@/lib/server/boats/get-type-page";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import { pageMetadata } from "@/lib/server/seo/page-metadata";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const revalidate = 3600;
// Made at the first visit.
export const generateStaticParams = () => [];

function baseOf({ id, slugs }: TypePage): ListBase {
  return { kind: "type", typeId: id, slugs };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const found = await getTypePage(locale, slug);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: "seo" });
  const { brand } = await getSiteFrame(locale);
  return pageMetadata({
    locale,
    brand,
    addresses: listAddresses(baseOf(found)),
    title: t("type.title", { brand, type: found.name }),
    description: t("type.description", { type: found.name }),
    picture: found.og ? { src: found.og, alt: found.name } : null,
    indexed: found.boatCount > 0,
  });
}

/** The boats of a type, first page without filters. */
export default async function BoatsOfTypePage({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const found = await getTypePage(locale, slug);
  if (!found) return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
  const base = baseOf(found);
  const values = NO_SEARCH;
  const [frame, catalogue, list, counts, facts] = await Promise.all([
    getSiteFrame(locale),
    getFilterOptions(locale),
    getListPage(locale, { kind: "type", id: found.id }),
    getOptionCounts({ kind: "type", id: found.id }),
    getListFacts(locale, "type", found.id),
  ]);
  const t = await getTranslations({ locale, namespace: "boats" });
  const options = makeFilterOptions(
    catalogue,
    await getTranslations({ locale, namespace: "search" }),
    counts,
  );
  const title = t("type_title", { type: found.name });
  const asked = await getTranslations({ locale, namespace: "list_questions" });
  const countOf = (count: number) => t("boat_count", { count });
  const origin = absoluteUrl("");
  const cards = list.items.map((boat) => makeCardView(boat, locale, t));
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: pathFor("boats", locale) },
    { name: found.name, path: listPath(base, locale) },
  ];
  const types = found.neighbours.map(({ name, slug: to, boatCount }) => ({
    name,
    href: pathFor("boatsByType", locale, { slug: to }),
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
      links={[{ title: t("other_types"), links: types }]}
      faq={
        facts && {
          title: asked("title", { name: found.name }),
          questions: typeQuestions({ t: asked, countOf, locale, name: found.name, facts }),
        }
      }
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
