import * as v from "valibot";
import { callApi } from "@/lib/client/api/call-api";
import { rowId } from "@/lib/contracts/fields";

const idsAnswer = v.pipe(
  v.object({ items: v.array(v.object({ id: rowId })) }),
  v.transform(({ items }) => items.map(({ id }) => id)),
);

/** Ids of the favourite boats. */
export function fetchFavorites(signal: AbortSignal): Promise<number[]> {
  return callApi("get", "user/favorites", { answer: idsAnswer, signal });
}

/** Adds the boat to the favourites, or removes it. */
export async function postFavorite(boatId: number): Promise<void> {
  await callApi("post", "user/toggle-favorite", { answer: v.unknown(), body: { vehicle_id: boatId } });
}
