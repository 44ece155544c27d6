"use client";

import { MapPin, Star, Zap } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { CardPictures } from "@/components/boats/card-pictures";
import type { CardLabels, CardView } from "@/components/boats/card-view";

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
  const step = (by: 1 | -1) => setIndex((now) => Math.min(card.pictures.length - 1, Math.max(0, now + by)));
  const wake = () => setAwake(true);

  return (
    <article
      className="group relative flex h-full touch-pan-y touch-pinch-zoom flex-col rounded-card border border-line bg-white transition-shadow focus-within:shadow-card hover:shadow-card"
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={(event) => {
        wake();
        touchStart.current = event.touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
        if (Math.abs(moved) < SWIPE_PIXELS) return;
        const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
        step(moved < 0 === rightToLeft ? -1 : 1);
      }}
    >
      <CardPictures {...{ card, labels, sizes, loading, index, awake }} onStep={step} />
      {card.instant && (
        <span className="absolute start-3 top-3 inline-flex items-center gap-1 rounded-full bg-navy px-2.5 py-1 font-semibold text-white text-xs">
          <Zap aria-hidden size={14} className="fill-current" />
          {labels.instant}
        </span>
      )}
      {heart && <div className="absolute end-2 top-2 z-20 size-11">{heart}</div>}
      <div className="flex grow flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-semibold text-base leading-snug">
            <Link
              href={card.href}
              prefetch={false}
              className="outline-none after:absolute after:inset-0 after:z-10 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-sea focus-visible:after:outline-offset-2"
            >
              {card.name}
            </Link>
          </h3>
          <p className="flex shrink-0 items-center gap-1 text-sm">
            {card.rating ? (
              <>
                <Star aria-hidden size={16} className="fill-sea text-sea" />
                <span aria-hidden className="tabular font-semibold">
                  {card.rating.value}
                </span>
                <span aria-hidden className="tabular text-muted">
                  ({card.rating.count})
                </span>
                <span className="sr-only">{card.rating.label}</span>
              </>
            ) : (
              <span className="font-semibold text-sea">{labels.newBoat}</span>
            )}
          </p>
        </div>
        <p className="text-muted text-sm">{card.facts}</p>
        <p className="flex items-center gap-1 text-muted text-sm">
          <MapPin aria-hidden size={16} className="shrink-0" />
          {card.place}
        </p>
        <p className="mt-auto pt-2 text-muted text-sm">
          {card.price ? (
            <>
              {card.price.lead}{" "}
              <bdi dir="ltr" className="tabular font-bold text-base text-navy">
                {card.price.amount}
              </bdi>{" "}
              {card.price.unit}
            </>
          ) : (
            labels.askPrice
          )}
        </p>
      </div>
    </article>
  );
}
