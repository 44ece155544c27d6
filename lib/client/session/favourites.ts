import { type QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { callApi } from "@/lib/client/api/transport/call-api";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pageQueryClient } from "@/lib/client/session/query-client";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { rowId } from "@/lib/contracts/fields";

const idsResponse = v.pipe(
  v.object({ items: v.array(v.object({ id: rowId })) }),
  v.transform(({ items }) => items.map(({ id }) => id)),
);

/** Ids of the favourite boats; empty, without a request, when no session can exist. */
export function favouritesQuery() {
  return queryOptions({
    queryKey: ["favorites"],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<number[]> =>
      hasSessionHint() ? callApi("get", "user/favorites", { response: idsResponse, signal }) : [],
  });
}

/** Calls the listener with the ids now and on every change. Returns a function that stops it. */
export function followFavourites(
  listener: (ids: readonly number[]) => void,
  queryClient = pageQueryClient(),
): () => void {
  const observer = new QueryObserver(queryClient, favouritesQuery());
  const notify = () => listener(observer.getCurrentResult().data ?? []);
  const stop = observer.subscribe(notify);
  notify();
  return stop;
}

async function postFavourite(boatId: number, trip: ChosenTrip | null): Promise<void> {
  const body = { vehicle_id: boatId, trip };
  await callApi("post", "user/toggle-favorite", { response: v.unknown(), body });
}

/** Keeps the trip with these favourites, in place of the ones that they were chosen for. */
export async function keepFavouriteTrip(boatIds: readonly number[], trip: ChosenTrip): Promise<void> {
  const body = { vehicle_ids: boatIds, trip };
  await callApi("put", "user/favorites", { response: v.null(), body });
}

const changing = new Set<number>();

/**
 * Adds the boat with its trip or takes it away: at once, and back again when the server refuses. Without a response the
 * server may or may not have changed it: the new state stays on screen until the server can be asked. A second press on
 * the same heart waits for the first.
 */
export async function toggleFavourite(
  boatId: number,
  trip: ChosenTrip | null = null,
  queryClient = pageQueryClient(),
): Promise<void> {
  if (changing.has(boatId)) return;
  changing.add(boatId);
  const { queryKey } = favouritesQuery();
  try {
    await queryClient.cancelQueries({ queryKey });
    const wasFavourite = (queryClient.getQueryData(queryKey) ?? []).includes(boatId);
    const show = (wanted: boolean) =>
      queryClient.setQueryData(queryKey, (ids = []) => {
        const others = ids.filter((id) => id !== boatId);
        return wanted ? [...others, boatId] : others;
      });
    show(!wasFavourite);
    // The caller of the API has shown the failure.
    await postFavourite(boatId, trip).catch(async (failure: unknown) => {
      if (failure instanceof ApiFailure && failure.status === 0)
        await queryClient.invalidateQueries({ queryKey });
      else show(wasFavourite);
    });
  } finally {
    changing.delete(boatId);
  }
}

/**
 * After login: loads the customer's favourites and adds the boat whose heart was pressed before it. One that was a
 * favourite already gets the trip that it was now chosen for.
 */
export async function applyPendingFavourite(queryClient: QueryClient): Promise<void> {
  const pending = pendingFavourite.read();
  pendingFavourite.drop();
  try {
    const ids = await queryClient.fetchQuery({ ...favouritesQuery(), staleTime: 0 });
    if (!pending) return;
    const { boatId, trip } = pending;
    if (ids.includes(boatId)) {
      if (trip) await keepFavouriteTrip([boatId], trip);
      return;
    }
    await postFavourite(boatId, trip);
    queryClient.setQueryData(favouritesQuery().queryKey, [...ids, boatId]);
  } catch {
    // The failure has been shown; it must not hold up the login.
  }
}
