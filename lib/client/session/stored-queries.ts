import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { RESULTS_KEPT_MS } from "@/lib/client/session/query-client";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import { CLIENT_ENV } from "@/lib/config/env.client";

export const STORAGE_KEY = "palamar";
const WRITE_AFTER_MS = 500;

const page = v.looseObject({ key: v.string(), type: v.string(), slug: v.string() });

/**
 * The stored results: the user's id, name and number of unread messages, the favourites, and the app variables. Each is
 * parsed when it is read, since storage may hold data of older versions or edited data.
 */
const SHAPES: Readonly<Record<string, v.GenericSchema>> = {
  "active-user": v.nullable(v.strictObject({ id: v.string(), name: v.string(), unread: v.number() })),
  favorites: v.array(v.number()),
  app: v.looseObject({
    settings: v.record(v.string(), v.unknown()),
    staticPages: v.array(page),
    contracts: v.array(page),
  }),
};

const PERSONAL: ReadonlySet<string> = new Set(["active-user", "favorites"]);

const stored = v.object({
  build: v.literal(CLIENT_ENV.buildId),
  savedAt: v.number(),
  results: v.array(
    v.object({
      key: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
      data: v.unknown(),
      updatedAt: v.number(),
    }),
  ),
});
type Result = v.InferOutput<typeof stored>["results"][number];

function readResults(text: string, now: number): Result[] {
  const { savedAt, results } = v.parse(stored, JSON.parse(text));
  if (now - savedAt > RESULTS_KEPT_MS) throw new RangeError("too old");
  for (const { key, data, updatedAt } of results) {
    const shape = SHAPES[key[0] ?? ""];
    // A timestamp in the future would never become stale.
    if (!shape || updatedAt > now) throw new RangeError("not ours");
    v.parse(shape, data);
  }
  return results;
}

/**
 * Gives the client what an earlier page or another tab stored, where that is newer. Damaged, old or another build's
 * content is thrown away as a whole.
 */
export function restoreQueries(queryClient: QueryClient, storage: Storage, now: number): void {
  try {
    const text = storage.getItem(STORAGE_KEY);
    if (!text) return;
    for (const { key, data, updatedAt } of readResults(text, now)) {
      const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
      if (updatedAt <= known) continue;
      // An answer that was asked for before would take the place of the newer data.
      void queryClient.cancelQueries({ queryKey: key, exact: true });
      queryClient.setQueryData(key, data, { updatedAt });
    }
  } catch {
    forgetStoredQueries(storage);
  }
}

/** Deletes what was stored: the next page asks the server who is signed in. */
export function forgetStoredQueries(storage: Storage | null): void {
  try {
    storage?.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}

function resultsOf(queryClient: QueryClient): Result[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }) =>
    status === "success" && SHAPES[String(queryKey[0])]
      ? [{ key: queryKey.map(String), data, updatedAt: dataUpdatedAt }]
      : [],
  );
}

/**
 * Writes those results down whenever they change, at most twice a second and before the page goes. Returns the way to
 * stop.
 */
export function storeQueries(queryClient: QueryClient, storage: Storage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = "";
  const write = () => {
    timer = undefined;
    // What another tab wrote meanwhile may be newer than this tab's data.
    restoreQueries(queryClient, storage, Date.now());
    // After a logout, here or in another tab, no personal result is stored again.
    const signedIn = hasSessionHint();
    const results = resultsOf(queryClient).filter(({ key }) => signedIn || !PERSONAL.has(key[0] ?? ""));
    const text = JSON.stringify(results);
    if (text === written) return;
    try {
      const content = { build: CLIENT_ENV.buildId, savedAt: Date.now(), results };
      storage.setItem(STORAGE_KEY, JSON.stringify(content));
      written = text;
    } catch {
      // Full or blocked storage: the next page asks the server again.
    }
  };
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (timer === undefined && SHAPES[String(query.queryKey[0])]) timer = setTimeout(write, WRITE_AFTER_MS);
  });
  // A change right before leaving the page must be stored for the next page.
  const writeNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    write();
  };
  window.addEventListener("pagehide", writeNow);
  return () => {
    window.removeEventListener("pagehide", writeNow);
    clearTimeout(timer);
    stop();
  };
}
