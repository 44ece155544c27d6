const NONE: readonly number[] = [];
let favorites = NONE;
const listeners = new Set<() => void>();

/** Says which boats are favourites. Hearts read it here, so that they need not load the query client first. */
export function setFavorites(ids: readonly number[]): void {
  favorites = ids;
  for (const listener of listeners) listener();
}

export function readFavorites(): readonly number[] {
  return favorites;
}

/** The server's snapshot. */
export function noFavorites(): readonly number[] {
  return NONE;
}

/** For `useSyncExternalStore`. */
export function subscribeToFavorites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
