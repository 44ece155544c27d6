import { postFavorite } from "@/lib/client/favorite-calls";
import { favoritesQuery } from "@/lib/client/favorites";
import { pageQueryClient } from "@/lib/client/query-client";

const changing = new Set<number>();

/** Adds the boat or takes it away: at once, and back again when the call fails. A second press waits for the first. */
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
    await postFavorite(boatId).catch(() => change(isOne));
  } finally {
    changing.delete(boatId);
  }
}
