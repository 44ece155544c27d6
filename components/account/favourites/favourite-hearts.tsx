"use client";

import { type RefObject, useEffect } from "react";
import { useFavorites } from "@/components/account/favourites/use-favourites";

/** Lets the hearts of a list live (`.heart` with `data-boat`): one of it instead of one component per boat. */
export function FavoriteHearts({ root }: { root: RefObject<HTMLElement | null> }) {
  const { favorites, toggle } = useFavorites();
  // Without dependencies: another search brings other hearts.
  useEffect(() => {
    const list = root.current;
    for (const heart of list?.querySelectorAll<HTMLElement>(".heart") ?? [])
      heart.setAttribute("aria-pressed", String(favorites.includes(Number(heart.dataset.boat))));
    const press = (event: Event) => {
      const heart = (event.target as Element).closest<HTMLElement>(".heart");
      if (heart) toggle(Number(heart.dataset.boat));
    };
    list?.addEventListener("click", press);
    return () => list?.removeEventListener("click", press);
  });
  return null;
}
