"use client";

import { BoatCard } from "@/components/boats/card/boat-card";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";

interface CardListProps {
  cards: readonly CardView[];
  labels: CardLabels;
  /** True where the first card is what the visitor sees first. */
  aboveFold: boolean;
  className: string;
}

/** Made in the browser's own components of texts and ids: elements made on the server would travel twice. */
export function CardList({ cards, labels, aboveFold, className }: CardListProps) {
  return (
    <ul className={className}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <BoatCard card={card} labels={labels} urgent={aboveFold && at === 0} />
        </li>
      ))}
    </ul>
  );
}
