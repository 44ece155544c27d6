"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { openAuthDialog } from "@/lib/client/auth-dialog-store";
import { favoritesQuery, toggleFavorite } from "@/lib/client/favorites";
import { rememberPendingFavorite } from "@/lib/client/pending-favorite";
import { hasSessionHint } from "@/lib/client/session-hint";

interface FavoriteButtonProps {
  boatId: number;
  /** Names the boat: "Favourite: Mavi Rüya". Whether it is one is said by the pressed state. */
  label: string;
  /** On a picture (white disc) or beside a title (outlined). */
  look?: "picture" | "title";
}

/** The heart: changes at once, goes back when the call fails. Logged out, it opens login and follows after it. */
export function FavoriteButton({ boatId, label, look = "picture" }: FavoriteButtonProps) {
  const queryClient = useQueryClient();
  const { queryKey } = favoritesQuery();
  const { data: favorites = [] } = useQuery(favoritesQuery());
  const pressed = favorites.includes(boatId);

  const toggle = useMutation({
    mutationFn: () => toggleFavorite(boatId),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<number[]>(queryKey) ?? [];
      const after = before.includes(boatId) ? before.filter((id) => id !== boatId) : [...before, boatId];
      queryClient.setQueryData(queryKey, after);
      return before;
    },
    onError: (_error, _variables, before) => queryClient.setQueryData(queryKey, before ?? []),
  });

  function press() {
    if (hasSessionHint()) {
      if (!toggle.isPending) toggle.mutate();
      return;
    }
    rememberPendingFavorite(boatId);
    openAuthDialog({ mode: "login" });
  }

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={press}
      className={`icon heart heart-${look}`}
    />
  );
}
