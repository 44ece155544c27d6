import { QueryObserver } from "@tanstack/react-query";
import { loadInBackground } from "@/components/ui/load-in-background";
import { pageQueryClient } from "@/lib/client/api/query-client";
import { favoritesQuery } from "@/lib/client/session/favourites";
import { setFavorites } from "@/lib/client/session/favourites-store";

/** Asks for the customer's favourites and tells the hearts whenever they change. Returns the way to stop. */
export function followFavorites(queryClient = pageQueryClient()): () => void {
  // A heart pressed on the way out must still reach the server: what that takes is there before.
  void loadInBackground(() => import("@/components/account/favourites/change-favourite"));
  const observer = new QueryObserver(queryClient, favoritesQuery());
  const tell = () => setFavorites(observer.getCurrentResult().data ?? []);
  const stop = observer.subscribe(tell);
  tell();
  return stop;
}
