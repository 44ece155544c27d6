import type { QueryClient } from "@tanstack/react-query";
import { applyPendingFavourite } from "@/lib/client/session/favourites";
import { readPendingFavourite } from "@/lib/client/session/pending-favourite";
import { dropPendingWish, readPendingWish } from "@/lib/client/waiting/pending-wish";
import { joinWaitingList, waitingListQuery } from "@/lib/client/waiting/waiting-list";

/** Whether something was pressed that only customers may do. */
export function hasPendingAction(): boolean {
  return readPendingFavourite() !== null || readPendingWish() !== null;
}

/** After login: does what was pressed before it. */
export async function applyPendingActions(queryClient: QueryClient): Promise<void> {
  await Promise.all([applyPendingFavourite(queryClient), applyPendingWish(queryClient)]);
}

async function applyPendingWish(queryClient: QueryClient): Promise<void> {
  const wish = readPendingWish();
  dropPendingWish();
  try {
    if (wish) await joinWaitingList(wish);
    await queryClient.invalidateQueries({ queryKey: waitingListQuery().queryKey });
  } catch {
    // The failure has been shown; it must not hold up the login.
  }
}
