import type { ComponentType, RefObject } from "react";
import { preload } from "react-dom";
import { CardList } from "@/components/boats/card/card-list";
import { cardPicture } from "@/components/boats/card/card-markup";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";
import { ItemListData } from "@/components/layout/item-list-data";
import { packOnce } from "@/components/ui/once";
import "@/components/boats/card/boat-card.css";

const LAYOUTS = {
  /** Beside the filters. */
  list: "sm:grid-cols-2 xl:grid-cols-3",
  /** The whole width of the page. */
  page: "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
} as const;

interface BoatGridProps {
  /** Unique in the page. */
  id?: string;
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

/** Boats in columns. */
export function BoatGrid(props: BoatGridProps) {
  const { id, cards, labels, layout, aboveFold = false, phoneMax, origin, firstPosition = 1, Hearts } = props;
  const first = aboveFold && cards[0]?.picture ? cardPicture(cards[0].picture) : null;
  // React leaves `src` out beside a `srcSet`: it stands for one pixel a pixel in both.
  const imageSrcSet = first?.srcSet && `${first.src} 1x, ${first.srcSet}`;
  if (first) preload(first.src, { as: "image", imageSrcSet, fetchPriority: "high" });
  const pathOf = (slug: string) => `${labels.path[0]}${slug}${labels.path[1]}`;
  return (
    <>
      <CardList
        id={id}
        once={packOnce({ cards, labels, aboveFold })}
        boats={cards.map(({ id, further }) => [id, further.join(" ")])}
        ways={labels.ways}
        favorite={labels.favorite}
        className={`grid grid-cols-1 gap-5 ${LAYOUTS[layout]} ${phoneMax ? "max-sm:[&>:nth-child(n+5)]:hidden" : ""}`}
        Hearts={Hearts}
      />
      {origin !== undefined && (
        <ItemListData origin={origin} first={firstPosition} paths={cards.map(({ slug }) => pathOf(slug))} />
      )}
    </>
  );
}
