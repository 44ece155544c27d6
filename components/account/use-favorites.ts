"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { openAuthDialog } from "@/lib/client/auth-dialog-store";
import { favoritesQuery, toggleFavorite } from "@/lib/client/favorites";
import { rememberPendingFavorite } from "@/lib/client/pending-favorite";
import { hasSessionHint } from "@/lib/client/session-hint";

const NONE: readonly number[] = [];

/** The customer's favourites and how to change them: at once, and back again when the call fails. Logged out, it opens login and follows after it. */
export function useFavorites() {
  const queryClient = useQueryClient();
  const { queryKey } = favoritesQuery();
  const { data: favorites = NONE } = useQuery(favoritesQuery());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: toggleFavorite,
    onMutate: async (boatId: number) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<number[]>(queryKey) ?? [];
      const after = before.includes(boatId) ? before.filter((id) => id !== boatId) : [...before, boatId];
      queryClient.setQueryData(queryKey, after);
      return before;
    },
    onError: (_error, _boatId, before) => queryClient.setQueryData(queryKey, before ?? []),
  });

  function toggle(boatId: number): void {
    if (hasSessionHint()) {
      if (!isPending || variables !== boatId) mutate(boatId);
      return;
    }
    rememberPendingFavorite(boatId);
    openAuthDialog({ mode: "login" });
  }

  return { favorites, toggle };
}
