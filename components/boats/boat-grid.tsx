"use client";

import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { preload } from "react-dom";
import { cardMarkup, cardPicture } from "@/components/boats/card-markup";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { liveCards } from "@/components/boats/live-cards";
import { ItemListData } from "@/components/layout/item-list-data";
import { innerMarkup } from "@/components/ui/markup";
import "@/components/boats/boat-card.css";

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
  /** Lets the hearts in `root` live; given from outside, since accounts are another room. */
  Hearts: ComponentType<{ root: RefObject<HTMLElement | null> }>;
}

/**
 * Boats in columns. A client component, because the few words of the cards as props weigh half of their markup;
 * and the markup is text, since two dozen cards as elements would be most of what a search costs the server.
 */
export function BoatGrid(props: BoatGridProps) {
  const { cards, labels, layout, aboveFold = false, phoneMax, origin, firstPosition = 1, Hearts } = props;
  const { columns, sizes } = LAYOUTS[layout];
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () => (list.current ? liveCards(list.current, { cards, labels, sizes }) : undefined),
    [cards, labels, sizes],
  );
  const first = aboveFold && cards[0] ? cardPicture(cards[0], 0) : null;
  if (first)
    preload(first.src, {
      as: "image",
      imageSrcSet: first.srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  const pathOf = (slug: string) => `${labels.path[0]}${slug}${labels.path[1].split("?")[0]}`;
  return (
    <>
      <ul
        ref={list}
        className={`grid gap-5 ${columns} ${phoneMax ? "max-sm:[&>:nth-child(n+5)]:hidden" : ""}`}
        {...innerMarkup(
          ...cards.map((card, at) => cardMarkup(card, { labels, sizes }, aboveFold && at === 0)),
        )}
      />
      <Hearts root={list} />
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
