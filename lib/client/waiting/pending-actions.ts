import type { QueryClient } from "@tanstack/react-query";
import { joinWaitingList, waitingListQuery } from "@/lib/client/api/waiting-list";
import { applyPendingFavourite } from "@/lib/client/session/favourites";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";

/** Whether something was pressed that only customers may do. */
export function hasPendingAction(): boolean {
  return pendingFavourite.read() !== null || pendingWaitingEntry.read() !== null;
}

/** After login: does what was pressed before it. */
export async function applyPendingActions(queryClient: QueryClient): Promise<void> {
  await Promise.all([applyPendingFavourite(queryClient), applyPendingWaitingEntry(queryClient)]);
}

async function applyPendingWaitingEntry(queryClient: QueryClient): Promise<void> {
  const entry = pendingWaitingEntry.read();
  try {
    if (entry) await joinWaitingList(entry);
    await queryClient.invalidateQueries({ queryKey: waitingListQuery().queryKey });
  } catch {
    // The failure has been shown; it must not hold up the login.
  } finally {
    // Not before: a new customer may leave the page while the address is proven, and is asked again on the next.
    pendingWaitingEntry.drop();
  }
}
