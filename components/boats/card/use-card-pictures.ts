"use client";

import { type TouchEvent, useRef, useState } from "react";
import { isRightToLeft } from "@/components/ui/is-right-to-left";

const SWIPE_PIXELS = 40;

/**
 * Which of a card's pictures is shown, and the handlers that turn them: swipes, and whatever shows that somebody is
 * interested in the card. `index` is null until then: most visitors look at the first picture only.
 */
export function useCardPictures(count: number) {
  const [index, setIndex] = useState<number | null>(null);
  const touchStart = useRef(0);
  const wake = () => setIndex((now) => now ?? 0);
  const step = (by: number) => setIndex((now) => Math.min(count - 1, Math.max(0, (now ?? 0) + by)));
  const handlers = {
    onPointerEnter: wake,
    onFocus: wake,
    onTouchStart: (event: TouchEvent) => {
      wake();
      touchStart.current = event.touches[0]?.clientX ?? 0;
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
      if (Math.abs(moved) >= SWIPE_PIXELS) step(moved < 0 === isRightToLeft(event.currentTarget) ? -1 : 1);
    },
  };
  return { index: count > 1 ? index : null, step, handlers };
}
