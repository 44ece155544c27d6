import { pendingDraft } from "@/lib/client/drafts/pending-draft";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";

interface PendingFavourite {
  boatId: number;
  /** The trip that it was chosen for; the server checks it. */
  trip: ChosenTrip | null;
}

/** The favourite that was pressed before the login. */
export const pendingFavourite = pendingDraft<PendingFavourite>(
  "favorite",
  (value): value is PendingFavourite =>
    typeof value === "object" && value !== null && "boatId" in value && typeof value.boatId === "number",
);
