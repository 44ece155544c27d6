import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import type { PictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { countScope } from "@/lib/server/catalogue/search/count-scope";
import { listTypes, type NamedType } from "@/lib/server/catalogue/search/get-type-page";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";
import { type PostCard, readPosts } from "@/lib/server/reading/content/list-posts";
import { readServices, type ServiceCard } from "@/lib/server/reading/content/list-services";
import { listGallery } from "@/lib/server/reading/home/list-gallery";
import { type HelpFaq, listHelpFaqs } from "@/lib/server/reading/home/list-help-faqs";
import { type HomeFaq, listHomeFaqs } from "@/lib/server/reading/home/list-home-faqs";
import { type HomeReview, listHomeReviews } from "@/lib/server/reading/home/list-home-reviews";
import { listPopularPlaces, type PopularPlace } from "@/lib/server/reading/home/list-popular-places";

const SHOWN = {
  instantBoats: 8,
  contents: 8,
  blogs: 3,
  reviews: 6,
  faqs: 6,
  helpFaqs: 3,
  gallery: 8,
  places: 8,
} as const;

/** Pictures of the gallery that are read: some stand elsewhere on the page. */
const LOOKED_AT = 40;

export interface HomePage {
  /** Booked at once, best recommended first. */
  instantBoats: VehicleCard[];
  types: NamedType[];
  places: PopularPlace[];
  services: ServiceCard[];
  features: ServiceCard[];
  blogs: PostCard[];
  reviews: HomeReview[];
  faqs: HomeFaq[];
  helpFaqs: HelpFaq[];
  /** None of the other pictures of the page. */
  gallery: PictureResponse[];
  boatCount: number;
}

/** Everything that the home page shows, from the database. */
export async function readHomePage(locale: Locale, db: Db = getReadDb()): Promise<HomePage> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from boats where status = 'published' and fast_app order by score desc, id
    limit ${SHOWN.instantBoats}`);
  const instant = rows.map(({ id }) => id);
  const [
    instantBoats,
    types,
    places,
    { services, features },
    posts,
    reviews,
    faqs,
    helpFaqs,
    gallery,
    boatCount,
  ] = await Promise.all([
    listCards(db, locale, instant),
    listTypes(locale, db),
    listPopularPlaces(locale, SHOWN.places, db),
    readServices(locale, db),
    readPosts(locale, 1, db),
    listHomeReviews(locale, SHOWN.reviews, db),
    listHomeFaqs(locale, SHOWN.faqs, db),
    listHelpFaqs(locale, SHOWN.helpFaqs, db),
    listGallery(locale, LOOKED_AT, db),
    countScope({}, db),
  ]);
  const filled = types.filter((type) => type.boatCount > 0);
  const shownServices = services.slice(0, SHOWN.contents);
  const shownPosts = posts.items.slice(0, SHOWN.blogs);
  const others = new Set([
    ...instantBoats.map(({ pictures: [cover] }) => cover?.src),
    ...[...filled, ...places, ...shownServices, ...shownPosts].map(({ picture }) => picture?.src),
  ]);
  return {
    instantBoats,
    types: filled,
    places,
    services: shownServices,
    features: features.slice(0, SHOWN.contents),
    blogs: shownPosts,
    reviews,
    faqs,
    helpFaqs,
    gallery: gallery.filter(({ src }) => !others.has(src)).slice(0, SHOWN.gallery),
    boatCount,
  };
}

/** `readHomePage` from the cache that pages share. */
export const getHomePage: (locale: Locale) => Promise<HomePage> = cachedRead("home-page", (locale: Locale) =>
  readHomePage(locale),
);
