import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { RESULTS_KEPT_MS } from "@/lib/client/query-client";
import { CLIENT_ENV } from "@/lib/config/env.client";

/** The user's id and name, favourites, app variables: nothing else of what was fetched is written down. */
const STORED = new Set(["active-user", "favorites", "app"]);
const STORAGE_KEY = "palamar";
const WRITE_AFTER_MS = 500;

const stored = v.object({ build: v.literal(CLIENT_ENV.buildId), savedAt: v.number(), queries: v.unknown() });

/** Gives the client what an earlier page stored. Damaged, old or another build's content is thrown away. */
export function restoreQueries(queryClient: QueryClient, storage: Storage, now: number): void {
  try {
    const text = storage.getItem(STORAGE_KEY);
    if (!text) return;
    const { savedAt, queries } = v.parse(stored, JSON.parse(text));
    if (now - savedAt > RESULTS_KEPT_MS) throw new RangeError("too old");
    hydrate(queryClient, queries as DehydratedState);
  } catch {
    storage.removeItem(STORAGE_KEY);
  }
}

/** Takes away what was stored: the next page asks the server who is signed in. */
export function forgetStoredQueries(storage: Storage): void {
  storage.removeItem(STORAGE_KEY);
}

/** Writes those results down whenever they change, at most twice a second. Returns the way to stop. */
export function storeQueries(queryClient: QueryClient, storage: Storage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const queries = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state }) =>
        state.status === "success" && STORED.has(String(queryKey[0])),
      shouldDehydrateMutation: () => false,
    });
    try {
      storage.setItem(
        STORAGE_KEY,
        JSON.stringify({ build: CLIENT_ENV.buildId, savedAt: Date.now(), queries }),
      );
    } catch {
      // Full or blocked storage: the next page asks the server again.
    }
  };
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (timer === undefined && STORED.has(String(query.queryKey[0])))
      timer = setTimeout(write, WRITE_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
