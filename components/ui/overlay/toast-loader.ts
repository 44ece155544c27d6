import { create } from "zustand";

export interface Toast {
  kind: "error" | "success" | "info";
  title: string;
  text?: string;
}

export const TOAST_MILLISECONDS = 3000;

interface ToastState {
  /** True after the first interaction or the first message: from then on the toast library is loaded. */
  wanted: boolean;
  /** Shown while the library cannot be loaded. */
  plain: Toast | null;
}

export const useToastStore = create<ToastState>(() => ({ wanted: false, plain: null }));

export function wantToasts(): void {
  useToastStore.setState({ wanted: true });
}

/** Shows what the library would show, for as long. */
export function showPlainToast(toast: Toast): void {
  useToastStore.setState({ plain: toast });
  setTimeout(() => {
    if (useToastStore.getState().plain === toast) useToastStore.setState({ plain: null });
  }, TOAST_MILLISECONDS);
}

let resolveRegion: () => void;

/** Resolves once the region is in the page: earlier messages would not be announced. */
export const hasToastRegion = new Promise<void>((resolve) => {
  resolveRegion = resolve;
});

export function announceToastRegion(): void {
  resolveRegion();
}
