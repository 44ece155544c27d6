"use client";

import { loadAction } from "@/lib/client/api/transport/load-action";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { useFavourites } from "@/lib/client/session/favourites-store";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import "@/components/ui/icon/drawn-icons.css";

interface FavouriteButtonProps {
  boatId: number;
  /** Names the boat: "Favourite: Mavi Rüya". The pressed state shows whether it is one. */
  label: string;
  place: "picture" | "title";
  /** The trip that the boat is looked at for, read when the heart is pressed. */
  readTrip?: ReadTrip | undefined;
}

export type ReadTrip = () => Promise<ChosenTrip | null>;

async function press(boatId: number, readTrip: ReadTrip | undefined): Promise<void> {
  const trip = readTrip ? await readTrip() : null;
  if (!hasSessionHint()) {
    pendingFavourite.remember({ boatId, trip });
    openAuthDialog({ mode: "login" });
    return;
  }
  const loaded = await loadAction(() => import("@/lib/client/session/favourites"));
  await loaded?.toggleFavourite(boatId, trip);
}

/** A heart. Pressed by a visitor who is not signed in, it opens login and is applied after it. */
export function FavouriteButton({ boatId, label, place, readTrip }: FavouriteButtonProps) {
  const favourites = useFavourites();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={favourites.includes(boatId)}
      onClick={() => void press(boatId, readTrip)}
      className={`heart heart-${place}`}
    />
  );
}
