import { useCallback, useSyncExternalStore } from "react";

/** Whether the media query matches; `onServer` in the server's HTML and where there is no screen to ask. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  );
}
