import type { QueryClient } from "@tanstack/react-query";
import { postFavorite } from "@/lib/client/api/favourite-calls";
import { favoritesQuery } from "@/lib/client/session/favourites";
import { takePendingFavorite } from "@/lib/client/session/pending-favourite";

/** Asks for the favourites of who is signed in now, and adds the boat whose heart was pressed before. */
export async function carryOutFavorite(queryClient: QueryClient): Promise<void> {
  const boatId = takePendingFavorite();
  try {
    const favorites = await queryClient.fetchQuery({ ...favoritesQuery(), staleTime: 0 });
    if (boatId === null || favorites.includes(boatId)) return;
    await postFavorite(boatId);
    queryClient.setQueryData(favoritesQuery().queryKey, [...favorites, boatId]);
  } catch {
    // The failure has been shown; it must not hold up the login.
  }
}
