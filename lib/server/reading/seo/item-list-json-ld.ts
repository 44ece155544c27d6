import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

/** `ItemList` of the entries that a list page shows, in their order. */
export function itemListJsonLd(items: readonly { name: string; path: string }[], firstPosition = 1) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: firstPosition + index,
      name,
      url: absoluteUrl(path),
    })),
  };
}
