import type { ListSubject } from "@/app/[locale]/(site)/boats/list-subject";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { headPicture } from "@/lib/server/catalogue/media/head-picture";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

const PICTURE = "banner-bay";

/** Every boat that we rent. */
export async function allBoats(locale: Locale): Promise<ListSubject> {
  const [t, home, seo, { brand }, { cities, types }, { total }] = await Promise.all([
    translatorOf(locale, "boats"),
    translatorOf(locale, "home"),
    translatorOf(locale, "seo"),
    getSiteFrame(locale),
    getFilterOptions(locale),
    getListPage(locale),
  ]);
  return {
    base: { kind: "all" },
    scope: { kind: "all" },
    title: t("list_title"),
    intro: t("list_intro"),
    name: t("all_boats"),
    crumbs: [],
    links: [
      {
        title: t("popular_places"),
        links: cities.map(({ name, slug }) => ({ name, href: pathFor("boatsByPlace", locale, { slug }) })),
      },
      {
        title: t("every_type"),
        links: types.map(({ name, slug }) => ({ name, href: pathFor("boatsByType", locale, { slug }) })),
      },
    ],
    neighbours: [],
    picture: headPicture(PICTURE, home("banner_alt")),
    readFacts: async () => [
      t("boat_count", { count: total }),
      t("place_count", { count: cities.length }),
      t("type_count", { count: types.length }),
    ],
    seo: { title: seo("boats.title", { brand }), description: seo("boats.description", { count: total }) },
  };
}
