"use client";

import { useEffect, useSyncExternalStore } from "react";
import { loadInBackground } from "@/components/ui/load-in-background";
import { loadAction } from "@/lib/client/load-action";
import { subscribeToActiveUser } from "@/lib/client/session/active-user-store";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { noFavorites, readFavorites, subscribeToFavorites } from "@/lib/client/session/favourites-store";
import { rememberPendingFavorite } from "@/lib/client/session/pending-favourite";
import { hasSessionHint } from "@/lib/client/session/session-hint";

/**
 * The customer's favourites and how to change them. Logged out, it opens login and follows after it. What fetches
 * them loads for those who are signed in.
 */
export function useFavorites() {
  const favorites = useSyncExternalStore(subscribeToFavorites, readFavorites, noFavorites);
  const signedIn = useSyncExternalStore(subscribeToActiveUser, hasSessionHint, () => false);

  useEffect(() => {
    if (!signedIn) return;
    let mounted = true;
    let stop: (() => void) | undefined;
    void loadInBackground(() => import("@/components/account/favourites/follow-favourites")).then(
      ({ followFavorites }) => {
        if (mounted) stop = followFavorites();
      },
    );
    return () => {
      mounted = false;
      stop?.();
    };
  }, [signedIn]);

  function toggle(boatId: number): void {
    if (hasSessionHint()) {
      void loadAction(() => import("@/components/account/favourites/change-favourite")).then((module) =>
        module?.changeFavorite(boatId),
      );
      return;
    }
    rememberPendingFavorite(boatId);
    openAuthDialog({ mode: "login" });
  }

  return { favorites, toggle };
}
