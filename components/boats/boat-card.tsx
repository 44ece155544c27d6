"use client";

import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { CardPictures } from "@/components/boats/card-pictures";
import type { CardLabels, CardView } from "@/components/boats/card-view";
import { isRightToLeft } from "@/components/ui/is-right-to-left";
import { SpriteIcon } from "@/components/ui/sprite-icon";
import "@/components/boats/boat-card.css";

interface BoatCardProps {
  card: CardView;
  labels: CardLabels;
  sizes: string;
  loading: "first" | "row" | "later";
  /** The favourite button: beside the link, never inside it. */
  heart?: ReactNode;
}

const SWIPE_PIXELS = 40;

/** A boat in a list. A client component, because its few words as props weigh half of its markup. */
export function BoatCard({ card, labels, sizes, loading, heart }: BoatCardProps) {
  const [index, setIndex] = useState(0);
  const [awake, setAwake] = useState(false);
  const touchStart = useRef(0);
  const { rating, price } = card;
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
      {card.instant && (
        <span className="card-badge">
          <SpriteIcon name="zap" />
          {labels.instant}
        </span>
      )}
      {heart && <div className="card-heart">{heart}</div>}
      <div className="card-text">
        <div className="card-head">
          <h3>
            <Link href={card.href} prefetch={false}>
              {card.name}
            </Link>
          </h3>
          <p className="card-row">
            {rating ? (
              <>
                <SpriteIcon name="star" className="icon card-star" />
                <b aria-hidden>{rating.value}</b>
                <span aria-hidden>{`(${rating.count})`}</span>
                <span className="sr-only">{rating.label}</span>
              </>
            ) : (
              <b className="new">{labels.newBoat}</b>
            )}
          </p>
        </div>
        <p>{card.facts}</p>
        <p className="card-row">
          <SpriteIcon name="pin" />
          {card.place}
        </p>
        <p className="card-price">
          {price ? (
            <>
              {price.lead && `${price.lead} `}
              <bdi dir="ltr">{price.amount}</bdi>
              {` ${price.unit}`}
            </>
          ) : (
            labels.askPrice
          )}
        </p>
      </div>
    </article>
  );
}
