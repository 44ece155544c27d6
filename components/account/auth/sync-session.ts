import { QueryObserver } from "@tanstack/react-query";
import { activeUserQuery } from "@/lib/client/session/active-user";
import { setActiveUser } from "@/lib/client/session/active-user-store";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { followOtherTabs } from "@/lib/client/session/follow-other-tabs";
import { pageQueryClient } from "@/lib/client/session/query-client";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import { restoreQueries, storeQueries } from "@/lib/client/session/stored-queries";
import { applyPendingActions, hasPendingAction } from "@/lib/client/waiting/pending-actions";

/**
 * Reads back what the browser stored, asks the server who is signed in, and updates the header. Without the
 * hint of a session it sends no request and deletes a stored user. It follows other tabs. Returns a stop function.
 */
export function syncSession(queryClient = pageQueryClient()): () => void {
  const storage = browserStorage();
  const stops: (() => void)[] = [];
  if (storage) {
    restoreQueries(queryClient, storage, Date.now());
    stops.push(storeQueries(queryClient, storage), followOtherTabs(queryClient, storage));
  }
  if (!hasSessionHint()) {
    queryClient.setQueryData(["favorites"], []);
    queryClient.setQueryData(activeUserQuery().queryKey, null);
  } else if (queryClient.getQueryData(activeUserQuery().queryKey) === null) {
    // Signed in outside our pages, at Google: what was stored before is over.
    queryClient.removeQueries({ queryKey: ["favorites"] });
    queryClient.removeQueries({ queryKey: activeUserQuery().queryKey });
  }
  const observer = new QueryObserver(queryClient, activeUserQuery());
  const update = () => setActiveUser(observer.getCurrentResult().data ?? null);
  stops.push(observer.subscribe(update));
  update();
  if (hasSessionHint() && hasPendingAction()) void applyPendingActions(queryClient);
  return () => {
    for (const stop of stops) stop();
  };
}
