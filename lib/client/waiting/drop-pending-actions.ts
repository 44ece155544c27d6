import { dropPendingFavourite } from "@/lib/client/session/pending-favourite";
import { dropPendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";

/** The login was given up, and with it what was pressed before. */
export function dropPendingActions(): void {
  dropPendingFavourite();
  dropPendingWaitingEntry();
}
