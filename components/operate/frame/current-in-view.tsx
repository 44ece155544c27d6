"use client";

import { useEffect } from "react";

/**
 * Pushes the row of the menu, where it is wider than the screen, so that the way that was taken stands in it. Another
 * way is another one of these, by its key.
 */
export function CurrentInView() {
  useEffect(() => {
    const row = document.querySelector(".console-menu > ul");
    const current = row?.querySelector(":scope > li > [aria-current], :scope > li > details > .current");
    if (!row || !current) return;
    const [place, frame] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, []);
  return null;
}
