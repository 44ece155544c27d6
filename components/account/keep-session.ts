import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { activeUserQuery } from "@/lib/client/active-user";
import { setActiveUser } from "@/lib/client/active-user-store";
import { hasSessionHint } from "@/lib/client/session-hint";
import { restoreQueries, storeQueries } from "@/lib/client/stored-queries";

/**
 * Reads back what the browser stored, asks the server who is signed in, and tells the header. Without the
 * hint of a session nothing is asked and a stored user is forgotten. Returns the way to stop.
 */
export function keepSession(queryClient: QueryClient): () => void {
  const storage = browserStorage();
  const stops: (() => void)[] = [];
  if (storage) {
    restoreQueries(queryClient, storage, Date.now());
    stops.push(storeQueries(queryClient, storage));
  }
  if (!hasSessionHint()) {
    queryClient.setQueryData(["favorites"], []);
    queryClient.setQueryData(activeUserQuery().queryKey, null);
  }
  const observer = new QueryObserver(queryClient, activeUserQuery());
  const tell = () => setActiveUser(observer.getCurrentResult().data ?? null);
  stops.push(observer.subscribe(tell));
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
