export interface Toast {
  kind: "error" | "success" | "info";
  title: string;
  text?: string;
}

export const TOAST_MILLISECONDS = 3000;

let wanted = false;
let plain: Toast | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** True after the first interaction or the first message: from then on the toast library is loaded. */
export function areToastsWanted(): boolean {
  return wanted;
}

export function wantToasts(): void {
  wanted = true;
  tell();
}

/** Shows what the library would show, for as long. */
export function showPlainToast(toast: Toast): void {
  plain = toast;
  tell();
  setTimeout(() => {
    if (plain !== toast) return;
    plain = null;
    tell();
  }, TOAST_MILLISECONDS);
}

export function plainToast(): Toast | null {
  return plain;
}

/** For `useSyncExternalStore`. */
export function subscribeToToastDemand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let tellRegionIsThere: () => void;

/** Set once the region is in the page: earlier messages would not be announced. */
export const toastRegionIsThere = new Promise<void>((resolve) => {
  tellRegionIsThere = resolve;
});

export function announceToastRegion(): void {
  tellRegionIsThere();
}
