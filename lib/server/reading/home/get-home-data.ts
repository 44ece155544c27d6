import type { HomeResponse } from "@/lib/contracts/home";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import type { ContentCard } from "@/lib/server/reading/content/content-card";
import { cardResponse } from "@/lib/server/reading/content/content-responses";
import { readPosts } from "@/lib/server/reading/content/list-posts";
import { readServices } from "@/lib/server/reading/content/list-services";

const SHOWN = { services: 24, features: 24, blogs: 6 } as const;

/** Services, home features and blog posts, from the database. */
async function readHomeData(locale: Locale): Promise<HomeResponse> {
  const [{ services, features }, posts] = await Promise.all([readServices(locale), readPosts(locale, 1)]);
  const response = (card: ContentCard) => cardResponse(card, locale);
  return {
    specialServices: services.slice(0, SHOWN.services).map(response),
    homeFeatures: features.slice(0, SHOWN.features).map(response),
    blogs: posts.items
      .slice(0, SHOWN.blogs)
      .map((post) => ({ ...response(post), published_at: post.publishedAt })),
  };
}

/** `readHomeData` from the cache that all requests share. */
export const getHomeData: (locale: Locale) => Promise<HomeResponse> = cachedRead(
  "home-data",
  (locale: Locale) => readHomeData(locale),
);
