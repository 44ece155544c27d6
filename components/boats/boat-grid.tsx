"use client";

import { BoatCard, type FavoriteHeart } from "@/components/boats/boat-card";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { ItemListData } from "@/components/layout/item-list-data";

const LAYOUTS = {
  /** Beside the filters. */
  list: {
    columns: "grid-cols-1 sm:grid-cols-2 xl:grid-cols-3",
    sizes: "(max-width:639px) 92vw,(max-width:1279px) 45vw,290px",
  },
  /** The whole width of the page. */
  page: {
    columns: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
    sizes: "(max-width:639px) 92vw,(max-width:1023px) 46vw,300px",
  },
} as const;

interface BoatGridProps {
  cards: readonly CardView[];
  labels: CardLabels;
  layout: keyof typeof LAYOUTS;
  /** True where the first card is what the visitor sees first. */
  aboveFold?: boolean;
  /** On phones only so many; there is a link to all of them. */
  phoneMax?: 4;
  /** Scheme and host, where the boats are to stand in the page as structured data too. */
  origin?: string;
  /** Of the first boat in the whole list. */
  firstPosition?: number;
  Heart: FavoriteHeart;
}

/** Boats in columns; the first picture of a list is fetched before everything else. */
export function BoatGrid({
  cards,
  labels,
  layout,
  aboveFold = false,
  phoneMax,
  origin,
  firstPosition = 1,
  Heart,
}: BoatGridProps) {
  const { columns, sizes } = LAYOUTS[layout];
  const pathOf = (slug: string) => `${labels.path[0]}${slug}${labels.path[1].split("?")[0]}`;
  return (
    <>
      <ul className={`grid gap-5 ${columns} ${phoneMax ? "max-sm:[&>:nth-child(n+5)]:hidden" : ""}`}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <BoatCard
              card={card}
              labels={labels}
              sizes={sizes}
              loading={aboveFold && index === 0 ? "first" : "later"}
              Heart={Heart}
            />
          </li>
        ))}
      </ul>
      {origin !== undefined && (
        <ItemListData
          origin={origin}
          first={firstPosition}
          items={cards.map(({ name, slug }) => ({ name, path: pathOf(slug) }))}
        />
      )}
    </>
  );
}
