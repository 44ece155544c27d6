import { useEffect } from "react";
import { create } from "zustand";
import { subscribeToActiveUser } from "@/lib/client/session/active-user-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

// What hearts need before anybody has signed in. What fetches and changes favourites is in `favourites.ts`,
// which loads for signed-in customers only.

const useFavouritesStore = create<{ ids: readonly number[] }>(() => ({ ids: [] }));
let hearts = 0;
let stop: (() => void) | null = null;

/** Ids of the favourite boats. The first heart on the page starts to follow them, the last one ends it. */
export function useFavourites(): readonly number[] {
  useEffect(() => {
    hearts += 1;
    stop ??= followWhileSignedIn();
    return () => {
      hearts -= 1;
      if (hearts > 0) return;
      stop?.();
      stop = null;
    };
  }, []);
  return useFavouritesStore(({ ids }) => ids);
}

function setFavourites(ids: readonly number[]): void {
  useFavouritesStore.setState({ ids });
}

function followWhileSignedIn(): () => void {
  let started = false;
  let ended = false;
  let unfollow: (() => void) | undefined;
  const start = async () => {
    if (started || !hasSessionHint()) return;
    started = true;
    try {
      const { followFavourites } = await import("@/lib/client/session/favourites");
      if (!ended) unfollow = followFavourites(setFavourites);
    } catch {
      // No connection: the hearts stay empty until there is one again.
      started = false;
      window.addEventListener("online", () => void start(), { once: true });
    }
  };
  const leave = subscribeToActiveUser(() => void start());
  void start();
  return () => {
    ended = true;
    leave();
    unfollow?.();
  };
}
