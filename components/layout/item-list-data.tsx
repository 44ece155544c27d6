import { JsonLd } from "@/components/layout/json-ld";

interface ItemListDataProps {
  /** Scheme and host. */
  origin: string;
  /** Position of the first item in the whole list. */
  first: number;
  paths: readonly string[];
}

/** The pages that a list leads to, in its order. Each page describes itself: names would be repeated here. */
export function ItemListData({ origin, first, paths }: ItemListDataProps) {
  const itemListElement = paths.map((path, index) => ({
    "@type": "ListItem",
    position: first + index,
    url: `${origin}${path}`,
  }));
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "ItemList",
        numberOfItems: paths.length,
        itemListElement,
      }}
    />
  );
}
