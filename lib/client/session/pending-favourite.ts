import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";

const PENDING = "favorite";

/** Stores the favourite that a logged-out visitor pressed, until login succeeds (also at Google) or is given up. */
export function rememberPendingFavourite(boatId: number): void {
  saveDraft(PENDING, boatId);
}

/** The remembered boat, or null. */
export function readPendingFavourite(): number | null {
  const boatId = readDraft(PENDING);
  return typeof boatId === "number" ? boatId : null;
}

/** Forgets the remembered boat. */
export function dropPendingFavourite(): void {
  dropDraft(PENDING);
}
