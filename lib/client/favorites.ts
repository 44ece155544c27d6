import { queryOptions } from "@tanstack/react-query";
import { hasSessionHint } from "@/lib/client/session-hint";

// Every list shows hearts, few visitors have favourites: the calls load when one is needed.
const calls = () => import("@/lib/client/favorite-calls");

/** Ids of the favourite boats; empty without asking the server when nobody can be signed in. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: ["favorites"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<number[]> =>
      hasSessionHint() ? (await calls()).fetchFavorites(signal) : [],
  });
}

/** Adds the boat to the favourites, or removes it. */
export async function toggleFavorite(boatId: number): Promise<void> {
  await (await calls()).postFavorite(boatId);
}
