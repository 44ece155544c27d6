import type { HomeAnswer } from "@/lib/contracts/home";
import type { Locale } from "@/lib/i18n/locales";
import { suffixed } from "@/lib/server/app/suffixed";
import { type ContentCard, listContentCards } from "@/lib/server/content/list-content-cards";
import { cachedRead } from "@/lib/server/db/cached-read";

const SHOWN = { services: 24, features: 24, blogs: 6 } as const;

/** Services, home features and blog posts, read anew. */
async function readHomeData(locale: Locale): Promise<HomeAnswer> {
  const [services, features, blogs] = await Promise.all([
    listContentCards("special_service", locale, SHOWN.services),
    listContentCards("home_feature", locale, SHOWN.features),
    listContentCards("blog", locale, SHOWN.blogs),
  ]);
  const answer = ({ id, titles, slugs, summary, picture }: ContentCard) => ({
    id,
    ...suffixed("title", titles, locale),
    ...suffixed("slug", slugs, locale),
    summary,
    picture,
  });
  return {
    specialServices: services.map(answer),
    homeFeatures: features.map(answer),
    blogs: blogs.map((post) => ({ ...answer(post), published_at: post.publishedAt })),
  };
}

/** The same, from the cache that all requests share. */
export const getHomeData: (locale: Locale) => Promise<HomeAnswer> = cachedRead(
  "home-data",
  (locale: Locale) => readHomeData(locale),
  () => ["home", "content", "slugs"],
);
