"use client";

import Link from "next/link";
import { type ComponentType, useRef, useState } from "react";
import { CardPictures } from "@/components/boats/card-pictures";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import "@/components/boats/boat-card.css";

/** A heart that knows how to save a boat; given from outside, since accounts are another room. */
export type FavoriteHeart = ComponentType<{ boatId: number; label: string }>;

interface BoatCardProps {
  card: CardView;
  labels: CardLabels;
  sizes: string;
  loading: "first" | "later";
  /** The favourite button: beside the link, never inside it. */
  Heart: FavoriteHeart;
}

const SWIPE_PIXELS = 40;

/** A boat in a list. A client component, because its few words as props weigh half of its markup. */
export function BoatCard({ card, labels, sizes, loading, Heart }: BoatCardProps) {
  const [index, setIndex] = useState(0);
  const [awake, setAwake] = useState(false);
  const touchStart = useRef(0);
  const { rating, price } = card;
  const [before, after] = labels.path;
  const step = (by: 1 | -1) => setIndex((now) => Math.min(card.pictures.length - 1, Math.max(0, now + by)));
  const wake = () => setAwake(true);

  return (
    <article
      className="card"
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={(event) => {
        wake();
        touchStart.current = event.touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
        if (Math.abs(moved) < SWIPE_PIXELS) return;
        step(moved < 0 === isRightToLeft(event.currentTarget) ? -1 : 1);
      }}
    >
      <CardPictures {...{ card, labels, sizes, loading, index, awake }} onStep={step} />
      {card.instant && <span className="card-badge icon icon-zap">{labels.instant}</span>}
      <Heart boatId={card.id} label={labels.favorite.replace("{name}", card.name)} />
      <div className="card-text">
        <div className="card-head">
          <h3>
            <Link
              href={`${before}${card.slug}${after}`}
              rel={after ? "nofollow" : undefined}
              prefetch={false}
            >
              {card.name}
            </Link>
          </h3>
          <p className={rating ? "icon icon-star" : "card-new"}>
            {rating ? (
              <>
                <span className="sr-only">{`${labels.rating} `}</span>
                <b>{rating[0]}</b>
                {`(${rating[1]})`}
              </>
            ) : (
              labels.newBoat
            )}
          </p>
        </div>
        <p>{card.facts}</p>
        <p className="icon icon-pin">{card.place}</p>
        <p className="card-price">
          {price ? (
            <>
              {price[1] !== "total" && `${labels.from} `}
              <bdi dir="ltr">{price[0]}</bdi>
              {` ${labels.per[price[1]]}`}
            </>
          ) : (
            labels.askPrice
          )}
        </p>
      </div>
    </article>
  );
}
