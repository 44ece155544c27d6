import * as v from "valibot";
import { currency, limitedText, localized, minor, picture, rowId } from "./fields";

/** The slug of a content in any language. */
export const slugParams = v.object({
  slug: v.pipe(limitedText(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
});

const card = {
  id: rowId,
  ...localized("title"),
  ...localized("slug"),
  summary: v.string(),
  picture: v.nullable(picture),
};

const serviceCard = v.object({
  ...card,
  /** Days between ordering and the day; null where nothing can be ordered. */
  lead_days: v.nullable(v.number()),
  currency: v.nullable(currency),
  from_price: v.nullable(minor),
});
export type ServiceCardResponse = v.InferOutput<typeof serviceCard>;

/** GET special-services: what can be ordered, and the home features beside it. */
export const specialServicesResponse = v.object({
  specialServices: v.array(serviceCard),
  homeFeatures: v.array(serviceCard),
});

/** GET special-services/{slug}; `html` is sanitized. */
export const specialServiceResponse = v.object({
  ...serviceCard.entries,
  html: v.string(),
  packages: v.array(
    v.object({
      id: rowId,
      name: v.string(),
      description: v.string(),
      currency,
      price: minor,
      /** On board; null = not booked by the hour. */
      hours: v.nullable(v.number()),
      /** Guests it is made for; null = not limited. */
      max_persons: v.nullable(v.number()),
    }),
  ),
});

const blogCard = v.object({ ...card, published_at: v.string(), reading_minutes: v.number() });
export type BlogCardResponse = v.InferOutput<typeof blogCard>;

export const blogsQuery = v.object({
  page: v.optional(v.pipe(limitedText(4), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), "1"),
});
export const blogsResponse = v.object({
  items: v.array(blogCard),
  total: v.number(),
  page: v.number(),
  pages: v.number(),
});
export const blogResponse = v.object({
  ...blogCard.entries,
  author: v.nullable(v.string()),
  updated_at: v.string(),
  html: v.string(),
  related: v.array(blogCard),
});

export const faqsResponse = v.object({
  groups: v.array(
    v.object({
      key: v.string(),
      items: v.array(v.object({ id: rowId, key: v.string(), question: v.string(), html: v.string() })),
    }),
  ),
});

/** The type as the address in that language spells it: policy pages live under corporate outside Turkish. */
export const pageParams = v.object({
  type: v.pipe(limitedText(40), v.regex(/^[a-z_]{1,40}$/)),
  slug: slugParams.entries.slug,
});
export const pageResponse = v.object({
  type: v.string(),
  key: v.string(),
  title: v.string(),
  ...localized("slug"),
  summary: v.string(),
  html: v.string(),
  updated_at: v.string(),
});
