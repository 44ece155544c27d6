import { useSyncExternalStore } from "react";

/** Whether the media query matches; `onServer` in the server's HTML and where there is no screen to ask. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    () => window.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  );
}
