import type { QueryClient } from "@tanstack/react-query";
import { type ActiveUser, activeUserQuery } from "@/lib/client/session/active-user";
import { closeAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import { restoreQueries, STORAGE_KEY } from "@/lib/client/session/stored-queries";

/**
 * Keeps this tab in step with the others: a login and favourites are taken over, and when the customer of this page
 * has logged out or become another one, the page starts over, since it shows what was theirs. Returns the way to stop.
 */
export function followOtherTabs(
  queryClient: QueryClient,
  storage: Storage,
  startOver: () => void = () => window.location.reload(),
): () => void {
  const cached = () => queryClient.getQueryData<ActiveUser | null>(activeUserQuery().queryKey);
  const compare = (before = cached()) => {
    const now = hasSessionHint() ? cached() : null;
    if (before && now?.id !== before.id) startOver();
    if (!before && now) closeAuthDialog();
  };
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== storage || (key !== null && key !== STORAGE_KEY)) return;
    const before = cached();
    restoreQueries(queryClient, storage, Date.now());
    compare(before);
  };
  // Storage may be blocked and a sleeping page receives no events: the cookie is checked when the page becomes visible.
  const onLook = () => {
    if (document.visibilityState === "visible") compare();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onLook);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onLook);
    document.removeEventListener("visibilitychange", onLook);
  };
}
