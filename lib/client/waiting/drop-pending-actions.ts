import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";

/** The login was given up, and with it what was pressed before. */
export function dropPendingActions(): void {
  pendingFavourite.drop();
  pendingWaitingEntry.drop();
}
