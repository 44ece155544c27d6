import { subscribeToActiveUser } from "@/lib/client/session/active-user-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";

// What hearts need before anybody has signed in. What fetches and changes favourites is in `favourites.ts`,
// which loads for signed-in customers only.

const NONE: readonly number[] = [];
let ids = NONE;
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. The first listener starts to follow the customer's favourites, the last one ends it. */
export function subscribeToFavourites(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= followWhileSignedIn();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** Ids of the favourite boats. */
export const readFavourites = () => ids;

/** The server's snapshot. */
export const noFavourites = () => NONE;

function setFavourites(wanted: readonly number[]): void {
  ids = wanted;
  for (const listener of listeners) listener();
}

function followWhileSignedIn(): () => void {
  let started = false;
  let ended = false;
  let unfollow: (() => void) | undefined;
  const start = async () => {
    if (started || !hasSessionHint()) return;
    started = true;
    try {
      const { followFavourites } = await import("@/lib/client/session/favourites");
      if (!ended) unfollow = followFavourites(setFavourites);
    } catch {
      // No connection: the hearts stay empty until there is one again.
      started = false;
      window.addEventListener("online", () => void start(), { once: true });
    }
  };
  const leave = subscribeToActiveUser(() => void start());
  void start();
  return () => {
    ended = true;
    leave();
    unfollow?.();
  };
}
