"use client";

import { type ComponentType, type RefObject, useLayoutEffect, useRef } from "react";
import { cardMarkup } from "@/components/boats/card/card-markup";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";
import { type LiveBoats, liveCards } from "@/components/boats/card/live-cards";
import { innerMarkup } from "@/components/ui/markup";
import { type Once, unpackOnce } from "@/components/ui/once";
import { standingMarkup } from "@/components/ui/standing-markup";

interface Cards {
  cards: readonly CardView[];
  labels: CardLabels;
  /** True where the first card is what the visitor sees first. */
  aboveFold: boolean;
}

interface CardListProps extends LiveBoats {
  /** Unique in the page: by it the list finds its markup again. */
  id?: string;
  once: Once<Cards>;
  className: string;
  Hearts: ComponentType<{ root: RefObject<HTMLElement | null> }>;
}

/**
 * The cards of a grid. Their markup is text, since two dozen of them as elements would be most of what a search
 * costs the server.
 */
export function CardList({ id = "cards", once, className, Hearts, boats, ways, favorite }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  // Before the hearts' own effect, which goes by what this one writes on them.
  useLayoutEffect(
    () => (list.current ? liveCards(list.current, { boats, ways, favorite }) : undefined),
    [boats, ways, favorite],
  );
  return (
    <>
      <ul ref={list} id={id} className={className} {...contentOf(id, once)} />
      <Hearts root={list} />
    </>
  );
}

function contentOf(id: string, once: Once<Cards>): ReturnType<typeof innerMarkup> {
  const data = unpackOnce(once);
  if (data === null) return standingMarkup(id);
  const { cards, labels, aboveFold } = data;
  return innerMarkup(...cards.map((card, at) => cardMarkup(card, labels, aboveFold && at === 0)));
}
