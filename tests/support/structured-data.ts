import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.minLength(2));
const address = v.pipe(v.string(), v.url());
const money = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const currency = v.picklist(["TRY", "EUR", "USD"]);
const istanbulTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/));
const is = <T extends string>(type: T) => v.literal(type);

const followEachOther = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => index === 0 || position === (items[index - 1]?.position ?? 0) + 1);

/** At least so many `ListItem`s with an address under `key`, in their order; named where nothing else names them. */
const listOf = <K extends string>(key: K, least: number, named = false) =>
  v.pipe(
    v.array(
      v.intersect([
        v.object({
          "@type": is("ListItem"),
          position: v.pipe(v.number(), v.minValue(1)),
          name: named ? text : v.optional(text),
        }),
        v.record(v.string(), v.unknown()),
        v.custom<Record<string, string>>(
          (item) => v.is(address, (item as Record<string, unknown>)[key]),
          `${key} is no address`,
        ),
      ]),
    ),
    v.minLength(least),
    v.check((items) => followEachOther(items), "positions follow each other"),
  );

const organization = v.object({
  "@type": is("Organization"),
  name: text,
  url: address,
  logo: v.optional(v.union([address, v.object({ "@type": is("ImageObject"), url: address })])),
});

const unitPrice = v.object({
  "@type": is("UnitPriceSpecification"),
  price: money,
  priceCurrency: currency,
  unitCode: v.picklist(["HUR", "DAY"]),
});

const lease = {
  priceCurrency: currency,
  availability: is("https://schema.org/InStock"),
  businessFunction: is("http://purl.org/goodrelations/v1#LeaseOut"),
  url: address,
  priceSpecification: v.pipe(v.array(unitPrice), v.minLength(1)),
};

const rating = v.object({
  "@type": v.picklist(["AggregateRating", "Rating"]),
  ratingValue: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(5),
    v.check((value) => Number(value.toFixed(1)) === value, "more decimals than the page shows"),
  ),
  bestRating: v.literal(5),
  worstRating: v.literal(1),
});

const review = v.object({
  "@type": is("Review"),
  author: v.object({ "@type": is("Person"), name: text }),
  reviewBody: text,
  reviewRating: rating,
  datePublished: istanbulTime,
});

/** What each class of structured data must say on this site. */
export const STRUCTURED_DATA = {
  "Product,Vehicle": v.object({
    name: text,
    sku: v.pipe(v.string(), v.regex(/^[A-Z]+-\d+$/)),
    url: address,
    description: text,
    image: v.pipe(v.array(address), v.minLength(3)),
    offers: v.variant("@type", [
      v.object({ "@type": is("Offer"), price: money, ...lease }),
      v.object({ "@type": is("AggregateOffer"), lowPrice: money, highPrice: money, ...lease }),
    ]),
    aggregateRating: v.optional(
      v.intersect([rating, v.object({ reviewCount: v.pipe(v.number(), v.minValue(1)) })]),
    ),
    review: v.optional(v.pipe(v.array(review), v.minLength(1))),
  }),
  ItemList: v.object({
    numberOfItems: v.pipe(v.number(), v.minValue(1)),
    itemListElement: listOf("url", 1),
  }),
  BreadcrumbList: v.object({
    itemListElement: listOf("item", 2, true),
  }),
  BlogPosting: v.object({
    headline: v.pipe(text, v.maxLength(110)),
    image: v.pipe(v.array(address), v.minLength(1)),
    datePublished: istanbulTime,
    dateModified: istanbulTime,
    author: v.object({ "@type": v.picklist(["Organization", "Person"]), name: text }),
    publisher: organization,
  }),
  FAQPage: v.object({
    mainEntity: v.pipe(
      v.array(
        v.object({
          "@type": is("Question"),
          name: text,
          acceptedAnswer: v.object({ "@type": is("Answer"), text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  VideoObject: v.object({
    name: text,
    description: text,
    thumbnailUrl: address,
    uploadDate: istanbulTime,
    contentUrl: v.pipe(address, v.endsWith(".mp4")),
    duration: v.pipe(v.string(), v.regex(/^PT\d+S$/)),
  }),
  Organization: v.object({ ...organization.entries, aggregateRating: v.optional(v.never()) }),
  Service: v.object({
    name: text,
    url: address,
    description: text,
    provider: organization,
    offers: v.array(v.object({ "@type": is("Offer"), price: money, priceCurrency: currency })),
  }),
} as const;

export type DataClass = keyof typeof STRUCTURED_DATA;

/** `Product,Vehicle` and the like. */
export function classOf(data: unknown): string {
  return data !== null && typeof data === "object" && "@type" in data ? String(data["@type"]) : "";
}

/** What is wrong with one object of structured data; nothing when it is as it must be. */
export function faultsOf(data: unknown): string[] {
  const name = classOf(data);
  if (!(name in STRUCTURED_DATA)) return [`${name}: no such class here`];
  const read = v.safeParse(STRUCTURED_DATA[name as DataClass], data);
  return read.success ? [] : read.issues.map((issue) => `${name}.${v.getDotPath(issue)}: ${issue.message}`);
}

/** Every sentence and name that the object claims to stand on its page. */
export function claimsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(claimsOf);
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (["name", "headline", "reviewBody", "text", "sku"].includes(key)) return String(value);
    return ["publisher", "provider", "areaServed"].includes(key) ? [] : claimsOf(value);
  });
}
