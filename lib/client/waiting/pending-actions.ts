import type { QueryClient } from "@tanstack/react-query";
import { joinWaitingList, waitingListQuery } from "@/lib/client/api/waiting-list";
import { applyPendingFavourite } from "@/lib/client/session/favourites";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";

/** Whether something was pressed that only customers may do. */
export function hasPendingAction(): boolean {
  return pendingFavourite.read() !== null || pendingWaitingEntry.read() !== null;
}

/** After login: does what was pressed before it. The login does not wait for a proof of the address. */
export async function applyPendingActions(queryClient: QueryClient): Promise<void> {
  void applyPendingWaitingEntry(queryClient);
  await applyPendingFavourite(queryClient);
}

async function applyPendingWaitingEntry(queryClient: QueryClient): Promise<void> {
  const entry = pendingWaitingEntry.read();
  try {
    if (entry) await joinWaitingList(entry);
    await queryClient.invalidateQueries({ queryKey: waitingListQuery().queryKey });
  } catch {
    // The failure has been shown.
  } finally {
    // Not before: a new customer may leave the page while the address is proven, and is asked again on the next.
    pendingWaitingEntry.drop();
  }
}
