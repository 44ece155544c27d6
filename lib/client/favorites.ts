import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { callApi } from "@/lib/client/call-api";
import { hasSessionHint } from "@/lib/client/session-hint";
import { rowId } from "@/lib/contracts/fields";

const idsAnswer = v.pipe(
  v.object({ items: v.array(v.object({ id: rowId })) }),
  v.transform(({ items }) => items.map(({ id }) => id)),
);

/** Ids of the favourite boats; empty without asking the server when nobody can be signed in. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: ["favorites"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<number[]> =>
      hasSessionHint() ? callApi("get", "user/favorites", { answer: idsAnswer, signal }) : [],
  });
}

/** Adds the boat to the favourites, or removes it. */
export async function toggleFavorite(boatId: number): Promise<void> {
  await callApi("post", "user/toggle-favorite", { answer: v.unknown(), body: { vehicle_id: boatId } });
}
