import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";

const PENDING = "favorite";

export interface PendingFavourite {
  boatId: number;
  trip: ChosenTrip | null;
}

// The trip is checked by the server.
function isPending(value: unknown): value is PendingFavourite {
  return typeof value === "object" && value !== null && "boatId" in value && typeof value.boatId === "number";
}

/** Stores the favourite that a logged-out visitor pressed, until login succeeds (also at Google) or is given up. */
export function rememberPendingFavourite(pending: PendingFavourite): void {
  saveDraft(PENDING, pending);
}

/** The remembered boat and the trip that it was chosen for, or null. */
export function readPendingFavourite(): PendingFavourite | null {
  const value = readDraft(PENDING);
  return isPending(value) ? value : null;
}

/** Forgets the remembered boat. */
export function dropPendingFavourite(): void {
  dropDraft(PENDING);
}
