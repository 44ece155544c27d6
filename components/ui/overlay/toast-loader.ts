let wanted = false;
const listeners = new Set<() => void>();

/** Whether somebody has touched the page or something has to be said: from then on the toasts' library is there. */
export function areToastsWanted(): boolean {
  return wanted;
}

export function wantToasts(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToToastDemand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let tellRegionIsThere: () => void;

/** Kept once the region stands in the page: what is said before would be heard by nobody. */
export const toastRegionIsThere = new Promise<void>((resolve) => {
  tellRegionIsThere = resolve;
});

export function announceToastRegion(): void {
  tellRegionIsThere();
}
