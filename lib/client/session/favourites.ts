import { queryOptions } from "@tanstack/react-query";
import { fetchFavorites } from "@/lib/client/api/favourite-calls";
import { hasSessionHint } from "@/lib/client/session/session-hint";

/** Ids of the favourite boats; empty without asking the server when nobody can be signed in. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: ["favorites"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<number[]> => (hasSessionHint() ? fetchFavorites(signal) : []),
  });
}
