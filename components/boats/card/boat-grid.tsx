import { CardList } from "@/components/boats/card/card-list";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";
import { ItemListData } from "@/components/layout/item-list-data";
import "@/components/boats/card/boat-card.css";

const LAYOUTS = {
  /** Beside the filters. */
  list: "sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4",
  /** The whole width of the page. */
  page: "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
} as const;

interface BoatGridProps {
  cards: readonly CardView[];
  labels: CardLabels;
  layout: keyof typeof LAYOUTS;
  /** True where the first card is what the visitor sees first. */
  aboveFold?: boolean;
  /** The most cards on phones; a link leads to all of them. */
  phoneMax?: 4;
  /** Scheme and host; set where the page also needs the boats as structured data. */
  origin?: string;
  /** Of the first boat in the whole list. */
  firstPosition?: number;
}

/** Boats in columns. */
export function BoatGrid(props: BoatGridProps) {
  const { cards, labels, layout, aboveFold = false, phoneMax, origin, firstPosition = 1 } = props;
  const pathOf = (slug: string) => `${labels.path.before}${slug}${labels.path.after}`;
  return (
    <>
      <CardList
        cards={cards}
        labels={labels}
        aboveFold={aboveFold}
        className={`grid grid-cols-1 gap-x-6 gap-y-9 ${LAYOUTS[layout]} ${phoneMax ? "max-sm:[&>:nth-child(n+5)]:hidden" : ""}`}
      />
      {origin !== undefined && (
        <ItemListData origin={origin} first={firstPosition} paths={cards.map(({ slug }) => pathOf(slug))} />
      )}
    </>
  );
}
