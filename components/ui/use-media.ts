import { useSyncExternalStore } from "react";

/** Whether the media query matches; false in the server's HTML. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
