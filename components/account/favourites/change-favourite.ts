import { ApiFailure } from "@/lib/client/api/api-failure";
import { postFavorite } from "@/lib/client/api/favourite-calls";
import { pageQueryClient } from "@/lib/client/api/query-client";
import { favoritesQuery } from "@/lib/client/session/favourites";

const changing = new Set<number>();

/**
 * Adds the boat or takes it away: at once, and back again when the server refuses. Without an answer – the page may
 * be on its way out – nobody knows: what was wished stands until the server can be asked. A second press waits for
 * the first.
 */
export async function changeFavorite(boatId: number, queryClient = pageQueryClient()): Promise<void> {
  if (changing.has(boatId)) return;
  changing.add(boatId);
  const { queryKey } = favoritesQuery();
  try {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey) ?? [];
    const isOne = before.includes(boatId);
    const change = (wanted: boolean) =>
      queryClient.setQueryData(queryKey, (ids = []) => {
        const others = ids.filter((id) => id !== boatId);
        return wanted ? [...others, boatId] : others;
      });
    change(!isOne);
    // The failure has been shown by the caller of the API.
    await postFavorite(boatId).catch(async (failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status === 0)
        await queryClient.invalidateQueries({ queryKey });
      else change(isOne);
    });
  } finally {
    changing.delete(boatId);
  }
}
