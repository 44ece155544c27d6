import { dropPendingFavourite } from "@/lib/client/session/pending-favourite";
import { dropPendingWish } from "@/lib/client/waiting/pending-wish";

/** The login was given up, and with it what was pressed before. */
export function dropPendingActions(): void {
  dropPendingFavourite();
  dropPendingWish();
}
