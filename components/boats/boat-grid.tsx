"use client";

import { BoatCard, type FavoriteHeart } from "@/components/boats/boat-card";
import type { CardLabels, CardView } from "@/components/boats/card-view";

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
  /** True where the first row is what the visitor sees first. */
  aboveFold?: boolean;
  /** On phones only so many; there is a link to all of them. */
  phoneMax?: 4;
  Heart: FavoriteHeart;
}

const FIRST_ROW = 3;

/** Boats in columns; the first picture of a list is fetched before everything else. */
export function BoatGrid({ cards, labels, layout, aboveFold = false, phoneMax, Heart }: BoatGridProps) {
  const { columns, sizes } = LAYOUTS[layout];
  return (
    <ul className={`grid gap-5 ${columns} ${phoneMax ? "max-sm:[&>:nth-child(n+5)]:hidden" : ""}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <BoatCard
            card={card}
            labels={labels}
            sizes={sizes}
            loading={aboveFold && index < FIRST_ROW ? (index === 0 ? "first" : "row") : "later"}
            Heart={Heart}
          />
        </li>
      ))}
    </ul>
  );
}
