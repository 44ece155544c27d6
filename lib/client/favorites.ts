import { queryOptions } from "@tanstack/react-query";
import { hasSessionHint } from "@/lib/client/session-hint";

/** Ids of the favourite boats; empty without asking the server when nobody can be signed in. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: ["favorites"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<number[]> =>
      // Every list shows hearts, few visitors have favourites: the calls load when one is needed.
      hasSessionHint() ? (await import("@/lib/client/favorite-calls")).fetchFavorites(signal) : [],
  });
}
