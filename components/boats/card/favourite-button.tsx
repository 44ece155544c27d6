"use client";

import { Icon } from "@/components/ui/icon/icon";
import { loadAction } from "@/lib/client/api/load-action";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { useFavourites } from "@/lib/client/session/favourites-store";
import { rememberPendingFavourite } from "@/lib/client/session/pending-favourite";
import { hasSessionHint } from "@/lib/client/session/session-hint";

interface FavouriteButtonProps {
  boatId: number;
  /** Names the boat: "Favourite: Mavi Rüya". The pressed state shows whether it is one. */
  label: string;
  place: "picture" | "title";
}

async function press(boatId: number): Promise<void> {
  if (!hasSessionHint()) {
    rememberPendingFavourite(boatId);
    openAuthDialog({ mode: "login" });
    return;
  }
  const loaded = await loadAction(() => import("@/lib/client/session/favourites"));
  await loaded?.toggleFavourite(boatId);
}

/** A heart. Pressed by a visitor who is not signed in, it opens login and is applied after it. */
export function FavouriteButton({ boatId, label, place }: FavouriteButtonProps) {
  const favourites = useFavourites();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={favourites.includes(boatId)}
      onClick={() => void press(boatId)}
      className={`heart heart-${place}`}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
