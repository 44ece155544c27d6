import type { InferInput } from "valibot";
import type {
  BlogCardResponse,
  blogResponse,
  faqsResponse,
  pageResponse,
  ServiceCardResponse,
  specialServiceResponse,
} from "@/lib/contracts/content";
import type { Locale } from "@/lib/i18n/locales";
import { PAGE_SEGMENTS } from "@/lib/routes/page-segments";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";
import { localizedFields } from "@/lib/server/platform/settings/localized-fields";
import type { ContentCard } from "@/lib/server/reading/content/content-card";
import type { ContentPage } from "@/lib/server/reading/content/get-content-page";
import type { Post } from "@/lib/server/reading/content/get-post";
import type { ServicePage } from "@/lib/server/reading/content/get-service";
import type { FaqList } from "@/lib/server/reading/content/list-faqs";
import type { PostCard } from "@/lib/server/reading/content/list-posts";
import type { ServiceCard } from "@/lib/server/reading/content/list-services";

/** What every list of the API carries of a content. */
export function cardResponse(card: ContentCard, locale: Locale) {
  const { id, titles, slugs, summary, picture } = card;
  return {
    id,
    ...localizedFields("title", titles, locale),
    ...localizedFields("slug", slugs, locale),
    summary,
    picture,
  };
}

/** A special service or home feature as a list of the API carries it. */
export function serviceCardResponse(card: ServiceCard, locale: Locale): ServiceCardResponse {
  const { offer } = card;
  return {
    ...cardResponse(card, locale),
    lead_days: offer?.leadDays ?? null,
    currency: offer?.currency ?? null,
    from_price: offer?.fromMinor ?? null,
  };
}

/** A special service as the API carries it alone: with its text and packages. */
export function serviceResponse(
  page: ServicePage,
  locale: Locale,
): InferInput<typeof specialServiceResponse> {
  const packages = page.packages.map(({ priceMinor, maxPersons, ...rest }) => ({
    ...rest,
    price: priceMinor,
    max_persons: maxPersons,
  }));
  return { ...serviceCardResponse(page, locale), html: page.html, packages };
}

/** A post as a list of the API carries it. */
export function blogCardResponse(card: PostCard, locale: Locale): BlogCardResponse {
  return {
    ...cardResponse(card, locale),
    published_at: isoInstant(card.publishedAt),
    reading_minutes: card.readingMinutes,
  };
}

/** A post as the API carries it alone: with its text. */
export function postResponse(post: Post, locale: Locale): InferInput<typeof blogResponse> {
  return {
    ...blogCardResponse(post, locale),
    author: post.author,
    updated_at: isoInstant(post.updatedAt),
    html: post.html,
    related: post.related.map((card) => blogCardResponse(card, locale)),
  };
}

/** All questions by group. */
export function faqListResponse({ groups }: FaqList): InferInput<typeof faqsResponse> {
  return {
    groups: groups.map(({ key, entries }) => ({
      key,
      items: entries.map(({ id, key: name, question, html }) => ({ id, key: name, question, html })),
    })),
  };
}

/** A content page; `type` is the segment of its address in the language. */
export function contentPageResponse(page: ContentPage, locale: Locale): InferInput<typeof pageResponse> {
  const { key, title, summary, html, slugs, type, updatedAt } = page;
  return {
    type: PAGE_SEGMENTS[locale][type],
    key,
    title,
    ...localizedFields("slug", slugs, locale),
    summary,
    html,
    updated_at: isoInstant(updatedAt),
  };
}
