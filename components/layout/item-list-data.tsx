import { JsonLd } from "@/components/layout/json-ld";

interface ItemListDataProps {
  /** Scheme and host. */
  origin: string;
  /** Position of the first item in the whole list. */
  first: number;
  items: readonly { name: string; path: string }[];
}

/** `ItemList` made of what a list shows anyway: as data of its own every name would travel once more. */
export function ItemListData({ origin, first, items }: ItemListDataProps) {
  const itemListElement = items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: first + index,
    name,
    url: `${origin}${path}`,
  }));
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "ItemList",
        numberOfItems: items.length,
        itemListElement,
      }}
    />
  );
}
