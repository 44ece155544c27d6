"use client";

import { useFavorites } from "@/components/account/favourites/use-favourites";

interface FavoriteButtonProps {
  boatId: number;
  /** Names the boat: "Favourite: Mavi Rüya". Whether it is one is said by the pressed state. */
  label: string;
}

/** The heart beside the boat's name. Those of lists are `FavoriteHearts`. */
export function FavoriteButton({ boatId, label }: FavoriteButtonProps) {
  const { favorites, toggle } = useFavorites();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={favorites.includes(boatId)}
      onClick={() => toggle(boatId)}
      className="icon heart heart-title"
    />
  );
}
